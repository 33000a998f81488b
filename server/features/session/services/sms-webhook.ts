import type { Sms } from './identity.types';

const PATIENCE = 10_000;

/** Hands every message to a service of the operator: `POST { to, text }`. */
export const smsWebhook =
  (url: string, fetchFrom: typeof fetch = fetch) =>
  async ({ to, text }: Sms): Promise<void> => {
    const answer = await fetchFrom(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`The SMS service answered ${answer.status}`);
  };
