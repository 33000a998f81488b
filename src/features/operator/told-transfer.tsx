import { Trans } from '@lingui/react/macro';
import type { DeskTransfer } from '../../api/operator-mapping';
import classes from './operator.module.css';

/** What is looked for on the account of the shop [CHK-04, X-23]. */
export const ToldTransfer = ({ transfer: { method, answers, note } }: { transfer: DeskTransfer }) => (
  <div className={classes.told}>
    <p className={classes.line}>
      <Trans>Told of the transfer: {method}</Trans>
    </p>
    <dl>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
    {note ? (
      <p className={classes.note}>
        <bdi>{note}</bdi>
      </p>
    ) : null}
  </div>
);
