import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import classes from './order-actions.module.css';
import { useQuestion } from './question.context';

/** Shows the server's message, or the app's text for the failure code. */
export function Refusal({ failure }: { failure: Failure | null }) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      {failure ? <p className={classes.problem}>{failureTexts(i18n, failure).join(' ')}</p> : null}
    </div>
  );
}

export const QuestionRefusal = () => <Refusal failure={useQuestion(({ context }) => context.failure)} />;
