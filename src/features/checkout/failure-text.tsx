import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';

/** The server's message, or our text for the code. */
export function FailureText({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  return failureTexts(i18n, failure).join(' ');
}
