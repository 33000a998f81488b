import type { SocialMedium } from '../../../../domain/auth/login';
import { contactDue, type LoginType } from '../../../../domain/auth/verification';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { SiteConfig } from '../../site/config';
import type { Account } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { SESSION_MESSAGES } from '../session.messages';

/** What the operator switched off stays off, whatever a client calls [AUTH-02, AUTH-05]. */
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

/** Whether a contact must be proven by a code, where that is possible at all. */
export const isProofWanted = (channel: Contact['channel'], config: SiteConfig): boolean =>
  canReach(channel, config) && config.centralize_login[`${channel}_verification_status`] === 1;

/** What a code must prove before somebody is in; one is enough [AUTH-16, Q-44]. */
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

/** Whether the phone codes are somebody else's: their own library sends them, in the browser. */
export const isSentElsewhere = (
  channel: Contact['channel'],
  { config, identity }: Pick<RequestContext, 'config' | 'identity'>,
): boolean =>
  channel === 'phone' && config.firebase_otp_verification === 1 && identity.phone?.isOurs === false;
