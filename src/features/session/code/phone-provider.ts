/** An external provider that sends phone codes instead of the shop [AUTH-16]. */
export type PhoneProvider = {
  send(phone: string): Promise<void>;
  /** Returns the provider's session id for this phone number. */
  sessionOf(phone: string): string;
};

/** Without the keys of a provider, the server sends the codes itself. */
const ownProvider: PhoneProvider = {
  send: async () => undefined,
  sessionOf: (phone) => `demo-${phone}`,
};

type Environment = Readonly<Record<string, unknown>>;

/** Returns the provider, if the build's environment variables contain its keys. */
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
