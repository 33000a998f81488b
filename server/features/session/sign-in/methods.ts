import type { SocialMedium } from '../../../../domain/auth/login';
import { contactDue, type LoginType } from '../../../../domain/auth/verification';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { SiteConfig } from '../../shared/site-config';
import type { Account } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { SESSION_MESSAGES } from '../session.messages';

/** A method that the operator switched off is refused for every client [AUTH-02, AUTH-05]. */
export function assertMethod({ centralize_login: status }: SiteConfig, method: LoginType): void {
  if (!status[`${method}_login_status`]) refuse(403, 'login_type', SESSION_MESSAGES.methodOff);
}

export function assertMedium(config: SiteConfig, medium: SocialMedium): void {
  assertMethod(config, 'social');
  if (!config.centralize_login[`${medium}_login_status`]) refuse(403, 'medium', SESSION_MESSAGES.methodOff);
}

export const canReach = (channel: Contact['channel'], config: SiteConfig): boolean =>
  channel === 'phone'
    ? config.is_sms_active || config.firebase_otp_verification === 1
    : config.is_mail_active;

export function assertReachable(channel: Contact['channel'], config: SiteConfig): void {
  if (!canReach(channel, config)) refuse(403, 'verification_method', SESSION_MESSAGES.channelOff);
}

/** Whether a contact has to be verified by code, where codes can be sent at all. */
export const isProofWanted = (channel: Contact['channel'], config: SiteConfig): boolean =>
  canReach(channel, config) && config.centralize_login[`${channel}_verification_status`] === 1;

/** The contact to verify before the sign-in ends; one is enough [AUTH-16, Q-44]. */
export function contactToProve(
  { phone, email, is_phone_verified, is_email_verified }: Account,
  config: SiteConfig,
): Contact | null {
  const due = contactDue(
    { phone, email, isPhoneVerified: is_phone_verified, isEmailVerified: is_email_verified },
    { verifiesPhone: isProofWanted('phone', config), verifiesEmail: isProofWanted('email', config) },
    'manual',
  );
  return due && { channel: due.type, value: due.value };
}

/** Whether the provider's library in the browser sends the phone codes. */
export const isSentElsewhere = (
  channel: Contact['channel'],
  { config, identity }: Pick<RequestContext, 'config' | 'identity'>,
): boolean =>
  channel === 'phone' && config.firebase_otp_verification === 1 && identity.phone?.isOurs === false;
