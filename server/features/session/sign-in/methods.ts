import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { SiteConfig } from '../../site/config';
import type { Account } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import type { Medium } from '../services/identity.types';
import { SESSION_MESSAGES } from '../session.messages';
import type { LoginType } from './open-sign-in.store';

/** What the operator switched off stays off, whatever a client calls [AUTH-02, AUTH-05]. */
export function assertMethod({ centralize_login: status }: SiteConfig, method: LoginType): void {
  if (!status[`${method}_login_status`]) refuse(403, 'login_type', SESSION_MESSAGES.methodOff);
}

export function assertMedium(config: SiteConfig, medium: Medium): void {
  assertMethod(config, 'social');
  if (!config.centralize_login[`${medium}_login_status`]) refuse(403, 'medium', SESSION_MESSAGES.methodOff);
}

const canReach = (channel: Contact['channel'], config: SiteConfig): boolean =>
  channel === 'phone'
    ? config.is_sms_active || config.firebase_otp_verification === 1
    : config.is_mail_active;

export function assertReachable(channel: Contact['channel'], config: SiteConfig): void {
  if (!canReach(channel, config)) refuse(403, 'verification_method', SESSION_MESSAGES.channelOff);
}

/** Whether a contact must be proven by a code, where that is possible at all. */
export const isProofWanted = (channel: Contact['channel'], config: SiteConfig): boolean =>
  canReach(channel, config) && config.centralize_login[`${channel}_verification_status`] === 1;

/** The phone first, then the email; one code is enough to come in [AUTH-16, Q-44]. */
export function contactToProve(
  { phone, email, is_phone_verified, is_email_verified }: Account,
  config: SiteConfig,
): Contact | null {
  if (phone !== null && !is_phone_verified && isProofWanted('phone', config))
    return { channel: 'phone', value: phone };
  if (email !== null && !is_email_verified && isProofWanted('email', config))
    return { channel: 'email', value: email };
  return null;
}

/** Whether the phone codes are somebody else's: their own library sends them, in the browser. */
export const isSentElsewhere = (
  channel: Contact['channel'],
  { config, identity }: Pick<RequestContext, 'config' | 'identity'>,
): boolean =>
  channel === 'phone' && config.firebase_otp_verification === 1 && identity.phone?.isOurs === false;
