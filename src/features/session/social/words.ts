import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SocialMedium } from '../../../../domain/auth/login';

export const providerNames: Record<SocialMedium, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** A person who closes the window decides something; everything else went wrong. The words are for the person. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
  readonly code: 'cancelled' | 'refused' | 'timeout';
  readonly messages: string[];
  constructor(code: SocialError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.messages = [message];
  }
}

export const windowClosed = () =>
  new SocialError('cancelled', i18n._(msg`The window was closed before you finished. Nothing was changed.`));

export const windowBlocked = () =>
  new SocialError(
    'cancelled',
    i18n._(msg`Your browser blocked the window. Allow pop-ups for this page and try again.`),
  );

/** Long after a press, browsers no longer let a window open: the person presses once more. */
export const pressAgain = (medium: SocialMedium) => {
  const provider = providerNames[medium];
  return new SocialError('cancelled', i18n._(msg`${provider} is ready now. Please press the button again.`));
};

export const libraryLate = (medium: SocialMedium, cause: unknown) => {
  const provider = providerNames[medium];
  return new SocialError(
    'timeout',
    i18n._(msg`${provider} could not be reached. Please try again or use another way to sign in.`),
    { cause },
  );
};

export const providerFailed = (medium: SocialMedium, cause?: unknown) => {
  const provider = providerNames[medium];
  return new SocialError(
    'refused',
    i18n._(msg`${provider} did not let us in. Please try again or use another way to sign in.`),
    { cause },
  );
};
