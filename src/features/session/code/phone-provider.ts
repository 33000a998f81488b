/** Sends phone codes in place of the shop, when the operator chose so [AUTH-16]. */
export type PhoneProvider = {
  send(phone: string): Promise<void>;
  /** What the provider calls the code that was sent to this phone. */
  sessionOf(phone: string): string;
};

/** Without a provider's keys the shop's own server has sent the code and plays the provider. */
const ownProvider: PhoneProvider = {
  send: async () => undefined,
  sessionOf: (phone) => `demo-${phone}`,
};

type Environment = Readonly<Record<string, unknown>>;

/** The keys that an operator builds the app with. */
export function phoneProviderOf(environment: Environment): PhoneProvider {
  const text = (name: string) => String(environment[name] ?? '');
  const apiKey = text('VITE_FIREBASE_API_KEY');
  if (apiKey === '') return ownProvider;
  const sessions = new Map<string, string>();
  return {
    send: async (phone) => {
      const { sendCode } = await import('./firebase-phone');
      const authDomain = text('VITE_FIREBASE_AUTH_DOMAIN');
      const projectId = text('VITE_FIREBASE_PROJECT_ID');
      sessions.set(phone, await sendCode({ apiKey, authDomain, projectId }, phone));
    },
    sessionOf: (phone) => sessions.get(phone) ?? '',
  };
}
