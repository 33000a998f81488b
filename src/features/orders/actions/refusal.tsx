import { useLingui } from '@lingui/react/macro';
import { failureTexts } from '../../../i18n/failures';
import { useOrderActions } from './order-actions.context';
import classes from './order-actions.module.css';

/** Why it was not done; in the words of the server where it has some. */
export function Refusal() {
  const { i18n } = useLingui();
  const failure = useOrderActions(({ context }) => context.failure);
  return (
    <div role="alert">
      {failure ? <p className={classes.problem}>{failureTexts(i18n, failure).join(' ')}</p> : null}
    </div>
  );
}
