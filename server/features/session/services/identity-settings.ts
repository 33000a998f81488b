/** What an operator sets up for signing in; everything is optional. */
export type IdentitySettings = {
  publicUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  smsWebhookUrl: string | null;
  googleClientId: string | null;
  appleClientId: string | null;
  facebookAppId: string | null;
  facebookAppSecret: string | null;
  firebaseApiKey: string | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readIdentitySettings(env: Environment): IdentitySettings {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const settings: IdentitySettings = {
    publicUrl: originOf(text('PUBLIC_URL')),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    smsWebhookUrl: text('SMS_WEBHOOK_URL'),
    googleClientId: text('GOOGLE_CLIENT_ID'),
    appleClientId: text('APPLE_CLIENT_ID'),
    facebookAppId: text('FACEBOOK_APP_ID'),
    facebookAppSecret: text('FACEBOOK_APP_SECRET'),
    firebaseApiKey: text('FIREBASE_API_KEY'),
  };
  belongTogether('SMTP_URL', settings.smtpUrl, 'MAIL_FROM', settings.mailFrom);
  belongTogether(
    'FACEBOOK_APP_ID',
    settings.facebookAppId,
    'FACEBOOK_APP_SECRET',
    settings.facebookAppSecret,
  );
  return settings;
}

function belongTogether(one: string, itsValue: string | null, other: string, otherValue: string | null) {
  if ((itsValue === null) !== (otherValue === null)) throw new Error(`${one} and ${other} belong together.`);
}

function originOf(url: string | null): string | null {
  if (url === null) return null;
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  throw new Error(`PUBLIC_URL must be an address like https://souk.example, not "${url}".`);
}
