export type Mail = { to: string; subject: string; text: string };
export type Sms = { to: string; text: string };

/** How this server reaches people. A way that is not set up is null, and everything that needs it is off. */
export type Outgoing = {
  sendMail: ((mail: Mail) => Promise<void>) | null;
  sendSms: ((sms: Sms) => Promise<void>) | null;
};
