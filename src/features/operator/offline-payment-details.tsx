import { Trans } from '@lingui/react/macro';
import type { ConsoleTransfer } from '../../api/operator-mapping';
import classes from './operator.module.css';

/**
 * Shows the details of an offline payment, which the operator compares with the shop's bank account [CHK-04,
 *
 */
export const OfflinePaymentDetails = ({
  transfer: { method, answers, note },
}: {
  transfer: ConsoleTransfer;
}) => (
  <div className={classes.told}>
    <p className={classes.line}>
      <Trans>Transfer reported: {method}</Trans>
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
