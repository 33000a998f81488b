import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconX } from '@tabler/icons-react';
import { timelineOf } from '../../../../domain/order-timeline';
import type { OrderStatus, PlacedOrder } from '../../../../domain/placed-order';
import { useMoment } from '../shared/use-moment';
import { useOrderTexts } from '../shared/use-order-texts';
import classes from './timeline.module.css';

const BAD: readonly OrderStatus[] = ['canceled', 'failed', 'refund_request_canceled', 'returned'];

/** Shows past, current and future steps with their times [ORD-03]. */
export function Timeline({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const texts = useOrderTexts();
  const moment = useMoment();
  return (
    <ol className={classes.steps} aria-label={t`Order progress`}>
      {timelineOf(order).map(({ status, at, is }) => (
        <li
          key={status}
          className={classes.step}
          data-is={is}
          data-bad={BAD.includes(status) || undefined}
          aria-current={is === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            {is === 'done' ? BAD.includes(status) ? <IconX size={16} /> : <IconCheck size={16} /> : null}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{texts.status(status, order.type)}</span>
            {is === 'ahead' ? (
              <span className="visually-hidden">
                <Trans>Upcoming</Trans>
              </span>
            ) : null}
            {at === null ? null : (
              <time className={classes.at} dateTime={at}>
                {moment.dateAndTime(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
