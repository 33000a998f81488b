import type { LoginConfig } from '../../domain/auth/login';

/** All sign-in methods are on, as in the demo. The shop itself sends the codes to phones. */
export const allLogins: LoginConfig = {
  isManualOn: true,
  isOtpOn: true,
  social: (['google', 'facebook', 'apple'] as const).map((medium) => ({
    medium,
    clientId: `demo-${medium}`,
    redirectUrl: null,
    identityUrl: `/demo/identity?medium=${medium}`,
  })),
  verifiesPhone: true,
  verifiesEmail: true,
  hasPhoneProvider: false,
  canSendMail: true,
  canSendSms: true,
  demoCode: null,
};
