import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SocialMedium } from '../../../../domain/auth/login';

export const providerNames: Record<SocialMedium, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** Why nobody came back from a provider. Only what went wrong has words for the person. */
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

export const libraryLate = (medium: SocialMedium, cause: unknown) => {
  const provider = providerNames[medium];
  const words = i18n._(
    msg`${provider} could not be reached. Please try again or use another way to sign in.`,
  );
  return new SocialError('timeout', [words], { cause });
};

export const providerFailed = (medium: SocialMedium, cause?: unknown) => {
  const provider = providerNames[medium];
  const words = i18n._(msg`${provider} did not let us in. Please try again or use another way to sign in.`);
  return new SocialError('refused', [words], { cause });
};
