import { Trans, useLingui } from '@lingui/react/macro';
import { useFlow } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/copy-field';
import { Skeleton } from '../../ui/skeleton';
import { useMoment } from '../orders/shared/use-moment';
import type { AccountFlow } from './account-form';
import classes from './operator.module.css';

/** Shows a new sign-in link once, to copy and send. `name` is unknown while a new account loads. */
export function LinkQuestion({ flow, name }: { flow: AccountFlow; name: string | null }) {
  const { t } = useLingui();
  const moment = useMoment();
  const link = useFlow(flow, ({ context }) => context.link);
  const close = () => flow.send({ type: 'question.closed' });
  const time = link && moment.time(link.expiresAt);
  return (
    <Question
      name="decision"
      title={name === null ? t`Sign-in link` : t`Sign-in link for ${name}`}
      onClose={close}
    >
      {link ? (
        <div className={classes.form}>
          <p className={classes.note}>
            <Trans>
              Send this link to the person who needs access. It can be used once, until {time}, to set a
              password.
            </Trans>
          </p>
          <CopyField label={<Trans>Link</Trans>} value={link.url} />
          <p className={classes.note}>
            <Trans>This link won’t be shown again. Creating a new one replaces it.</Trans>
          </p>
          <div className={classes.answers}>
            <Button data-autofocus onClick={close}>
              <Trans>Back to accounts</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton blockSize={160} radius={12} />
        </div>
      )}
    </Question>
  );
}
