import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Failure } from '../../../machines/shared/failure';
import { failureTexts } from '../../i18n/failures';
import classes from './form-failure.module.css';

/** Shows why the server rejected the whole form. Errors of single fields are shown at their fields. */
export function FormFailure({ failure }: { failure: Failure | null }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className={classes.alert}>
      {failure ? (
        <p className={classes.failure}>
          <IconAlertCircle size={20} aria-hidden />
          <span>{failureTexts(i18n, failure).join(' ')}</span>
        </p>
      ) : null}
    </div>
  );
}
