/** Limits that cap the cost of text messages. */
export type SmsSettings = {
  /** The allowed prefixes of phone numbers, such as `+971`. `null`: all countries. */
  countries: readonly string[] | null;
  /** The maximum number of text messages per hour, to all numbers together. */
  perHour: number;
};

/** The settings for signing in, from environment variables. All are optional. */
export type IdentitySettings = {
  publicUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  smsWebhookUrl: string | null;
  sms: SmsSettings;
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
    sms: { countries: countriesOf(text('SMS_COUNTRIES')), perHour: perHourOf(text('SMS_PER_HOUR')) },
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

const SMS_PER_HOUR = 600;

function countriesOf(text: string | null): string[] | null {
  if (text === null) return null;
  const prefixes = text.split(/[\s,]+/).filter(Boolean);
  if (prefixes.every((prefix) => /^\+[1-9]\d{0,6}$/.test(prefix))) return prefixes;
  throw new Error(`SMS_COUNTRIES must be a list like "+971, +966", not "${text}".`);
}

function perHourOf(text: string | null): number {
  const most = Number(text ?? SMS_PER_HOUR);
  if (Number.isInteger(most) && most > 0) return most;
  throw new Error(`SMS_PER_HOUR must be a number from 1, not "${text}".`);
}

function originOf(url: string | null): string | null {
  if (url === null) return null;
  if (URL.canParse(url) && /^https?:/.test(url)) return new URL(url).origin;
  throw new Error(`PUBLIC_URL must be an address like https://souk.example, not "${url}".`);
}
