import { createTransport } from 'nodemailer';
import type { Mail } from './identity.types';

const PATIENCE = 15_000;

export function smtpMail(url: string, from: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}
