import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SocialMedium } from '../../../../domain/auth/login';

export const providerNames: Record<SocialMedium, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** The error of a social sign-in. Cancelling is not a failure, so it has no text. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly code: 'cancelled' | 'blocked' | 'libraryMissing' | 'refused' | 'timeout';
  readonly messages: string[];
  constructor(code: SocialError['code'], messages: string[] = [], options?: ErrorOptions) {
    super(messages.join(' ') || code, options);
    this.code = code;
    this.messages = messages;
  }
}

export const libraryLoadedTooLate = (medium: SocialMedium, cause: unknown) => {
  const provider = providerNames[medium];
  const message = i18n._(msg`We couldn’t reach ${provider}. Please try again or sign in another way.`);
  return new SocialError('timeout', [message], { cause });
};

export const providerFailed = (medium: SocialMedium, cause?: unknown) => {
  const provider = providerNames[medium];
  const message = i18n._(msg`${provider} declined the sign-in. Please try again or sign in another way.`);
  return new SocialError('refused', [message], { cause });
};
