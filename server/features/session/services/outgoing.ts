import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };
type Sms = { to: string; text: string };

/**
 * The senders of emails and text messages. `null`: not configured, so that all features that need the sender
 * are off.
 */
export type Outgoing = {
  sendMail: ((mail: Mail) => Promise<void>) | null;
  sendSms: ((sms: Sms) => Promise<void>) | null;
};

const MAIL_PATIENCE = 15_000;

export function smtpMail(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: MAIL_PATIENCE,
    greetingTimeout: MAIL_PATIENCE,
    socketTimeout: MAIL_PATIENCE,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}

const SMS_PATIENCE = 10_000;

/** Sends text messages by calling a URL of the operator: `POST { to, text }`. */
export const smsWebhook =
  (url: string, fetchFrom: typeof fetch = fetch) =>
  async ({ to, text }: Sms): Promise<void> => {
    const answer = await fetchFrom(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(SMS_PATIENCE),
    });
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`);
  };
