import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FailureLike = { code: string; messages: string[] };

const texts: Record<string, ReturnType<typeof msg>> = {
  offline: msg`We couldn’t connect. Check your connection and try again.`,
  timeout: msg`This is taking too long. Please try again.`,
  server: msg`Sorry, Something Went Wrong. Please try again after some time or Contact with our support team.`,
  refused: msg`Something went wrong. Please check and try again.`,
  notFound: msg`This is no longer available.`,
  unauthorized: msg`Your account is inactive or Your token has been expired`,
  tooMany: msg`Too many attempts. Please wait a moment.`,
};
const unexpected = msg`Something unexpected happened. Please try again.`;

/** Returns the server's messages, or a text for the code. The code itself is never shown [API-06]. */
export function failureTexts(i18n: I18n, failure: FailureLike): string[] {
  if (failure.messages.length > 0) return failure.messages;
  return [i18n._(texts[failure.code] ?? unexpected)];
}
