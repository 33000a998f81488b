import type { Contract } from '../../contract/types.gen';
import { type LoginConfig, SOCIAL_MEDIA, type SocialProvider } from '../../domain/auth/login';
import { isOn, isOnUnlessOff, optionalText, optionalWire, type Wire, wiresOf } from './wire';

/** Who may come in and how; a method that the server does not mention is off [AUTH-05]. */
export function toLogin(wire: Wire<Contract['Config']>): LoginConfig {
  const status = optionalWire(wire.centralize_login) ?? {};
  const canSendMail = isOn(wire.is_mail_active);
  const canSendSms = isOn(wire.is_sms_active);
  const hasPhoneProvider = isOn(wire.firebase_otp_verification);
  return {
    isManualOn: isOn(status.manual_login_status),
    isOtpOn: isOn(status.otp_login_status),
    social: isOn(status.social_login_status) ? toProviders(wire, status) : [],
    verifiesPhone: isOn(status.phone_verification_status) && (canSendSms || hasPhoneProvider),
    verifiesEmail: isOn(status.email_verification_status) && canSendMail,
    hasPhoneProvider,
    canSendMail,
    canSendSms: canSendSms || hasPhoneProvider,
    demoCode: isOn(wire.demo) ? optionalText(wire.demo_otp) : null,
  };
}

type Provider = Wire<Contract['SocialLoginProvider'] & Contract['AppleLogin']>;

/** Apple has a list of its own beside the common one; whatever is switched on needs a client id as well. */
function toProviders(
  wire: Wire<Contract['Config']>,
  status: Wire<Contract['CentralizeLogin']>,
): SocialProvider[] {
  const listed = [...wiresOf(wire.social_login), ...wiresOf(wire.apple_login).map(asApple)];
  return SOCIAL_MEDIA.flatMap((medium) => {
    if (!isOn(status[`${medium}_login_status`])) return [];
    const entries = listed.filter(
      ({ login_medium, status: own }) => login_medium === medium && isOnUnlessOff(own),
    );
    const entry: Provider = Object.assign({}, ...entries);
    const clientId = optionalText(entry.client_id);
    if (clientId === null) return [];
    return [
      {
        medium,
        clientId,
        redirectUrl: optionalText(entry.redirect_url_react),
        identityUrl: optionalText(entry.identity_url),
      },
    ];
  });
}

const asApple = (wire: Wire<Contract['AppleLogin']>): Provider => ({ ...wire, login_medium: 'apple' });
