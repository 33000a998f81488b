import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import type { ReviewReminder as WaitingOrder } from '../../../../domain/placed-order';
import { useFlow, usePage } from '../../../platform/flow';
import type { BlockData } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { usePerson } from '../../session/session.context';
import { reminderBlock } from '../shared/order-reads';
import { provideReviewReminder } from './review-reminder.actors';
import classes from './review-reminder.module.css';

type Props = { below?: BlockData<unknown> | undefined; isBetweenSections?: boolean };

/**
 * Asks a customer to review one delivered order. Guests are never asked [REV-02]. Waits until either the
 * reminder or the content below has loaded. If the reminder is later, it is shown on the next visit, because
 * it would shift the content [NFR-07].
 */
export function ReviewReminder(props: Props) {
  const person = usePerson();
  return person === null ? null : <KnownReminder key={person.id} personId={person.id} {...props} />;
}

function KnownReminder({ personId, below, isBetweenSections }: Props & { personId: number }) {
  const api = useApi();
  const reads = useReads();
  const waiting = use(reminderBlock({ api, reads }, personId, below).promise);
  return <Reminder waiting={waiting} isBetweenSections={isBetweenSections} />;
}

type ReminderProps = { waiting: WaitingOrder | null; isBetweenSections: boolean | undefined };

function Reminder({ waiting, isBetweenSections }: ReminderProps) {
  const { t } = useLingui();
  const { orders } = useApi();
  const reads = useReads();
  const flow = usePage(() => provideReviewReminder(orders, reads), { input: { reminder: waiting } });
  const reminder = useFlow(flow, ({ context }) => context.reminder);
  const isBusy = useFlow(flow, (snapshot) => snapshot.hasTag('busy'));
  if (reminder === null) return null;
  const { orderId, storeName, imageUrl } = reminder;
  return (
    <section
      className={classes.card}
      data-between-sections={isBetweenSections || undefined}
      aria-label={t`Review reminder`}
    >
      {imageUrl ? <img src={imageUrl} alt="" width={56} height={56} className={classes.picture} /> : null}
      <div className={classes.words}>
        <p className={classes.question}>
          <Trans>How was {storeName}?</Trans>
        </p>
        <p className={classes.hint}>
          <Trans>Order #{orderId} has arrived. A short review helps others choose.</Trans>
        </p>
      </div>
      <div className={classes.choices}>
        <Button
          size="sm"
          renderRoot={(props) => <Link to="/my-orders/$id" params={{ id: String(orderId) }} {...props} />}
        >
          <Trans>Rate your order</Trans>
        </Button>
        <Button
          size="sm"
          variant="subtle"
          loading={isBusy}
          onClick={() => flow.send({ type: 'reminder.dismissed' })}
        >
          <Trans>Don’t remind me</Trans>
        </Button>
      </div>
    </section>
  );
}
