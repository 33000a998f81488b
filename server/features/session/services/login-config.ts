import type { CentralizeLogin } from '../../../../contract/types.gen';
import { SOCIAL_MEDIA, type SocialMedium } from '../../../../domain/auth/login';
import type { LoginPart } from '../../shared/site-config';
import type { IdentityServices } from './identity.types';

type LoginStatus = Required<CentralizeLogin>;

export const allLogins: LoginStatus = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
  email_verification_status: 1,
  phone_verification_status: 1,
};

const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

/**
 * Returns the sign-in methods for the contract's `Config`. Methods whose service is not configured are off
 * [AUTH-05].
 */
export function loginConfig({ outgoing, social, phone }: IdentityServices): LoginPart {
  const hasOwnPhoneProvider = phone !== null && !phone.isOurs;
  const status = (medium: SocialMedium) => flag(social[medium] !== null);
  return {
    centralize_login: {
      ...allLogins,
      otp_login_status: flag(outgoing.sendSms !== null || hasOwnPhoneProvider),
      social_login_status: flag(SOCIAL_MEDIA.some((medium) => social[medium] !== null)),
      google_login_status: status('google'),
      facebook_login_status: status('facebook'),
      apple_login_status: status('apple'),
    },
    firebase_otp_verification: flag(hasOwnPhoneProvider),
    is_mail_active: outgoing.sendMail !== null,
    is_sms_active: outgoing.sendSms !== null,
    social_login: SOCIAL_MEDIA.map((login_medium) => ({
      login_medium,
      client_id: social[login_medium]?.clientId ?? null,
      status: social[login_medium] !== null,
      identity_url: social[login_medium]?.identityUrl ?? null,
    })),
    apple_login: [
      {
        login_medium: 'apple',
        client_id: social.apple?.clientId ?? null,
        redirect_url_react: '/auth/sign-in',
        status: social.apple !== null,
      },
    ],
    demo_otp: null,
  };
}
