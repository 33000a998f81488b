import type { SocialMedium } from '../../../../domain/auth/login';
import { contactDue, type LoginType } from '../../../../domain/auth/verification';
import { refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import type { SiteConfig } from '../../shared/site-config';
import type { Account } from '../accounts/account.store';
import type { Contact } from '../accounts/contacts';
import { SESSION_MESSAGES } from '../session.messages';

/** Refuses a sign-in method that the operator has switched off [AUTH-02, AUTH-05]. */
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

/** Returns whether contacts of this kind must be verified by code. False if codes can't be sent. */
export const isProofWanted = (channel: Contact['channel'], config: SiteConfig): boolean =>
  canReach(channel, config) && config.centralize_login[`${channel}_verification_status`] === 1;

/**
 * Returns the contact to verify before the sign-in completes. `null`: one is verified already, or none has to
 * be [AUTH-16, Q-44].
 */
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

/** Returns whether the provider's library in the browser sends phone codes instead of this server. */
export const isSentElsewhere = (
  channel: Contact['channel'],
  { config, identity }: Pick<RequestContext, 'config' | 'identity'>,
): boolean =>
  channel === 'phone' && config.firebase_otp_verification === 1 && identity.phone?.isOurs === false;
