import { Trans, useLingui } from '@lingui/react/macro';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { IconFileTypePdf } from '@tabler/icons-react';
import { isFinal, needsReason } from '../../../domain/operator';
import { isDocumentAddress } from '../../../domain/photo';
import type { ConsoleOrder } from '../../api/operator-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import { StatusBadge } from '../orders/shared/status-badge';
import { useLineProblems } from '../orders/shared/use-line-problems';
import { useMoment } from '../orders/shared/use-moment';
import { useOrderTexts } from '../orders/shared/use-order-texts';
import { type ConsoleFlow, DecisionButton, FinalQuestion, ReasonQuestion, useConsole } from './console-flow';
import { ConsoleList } from './console-list';
import { GoodsQuestion } from './goods-question';
import { OfflinePaymentDetails } from './offline-payment-details';
import classes from './operator.module.css';
import { useAge } from './use-age';
import { useDecisionTexts, useWaitTexts } from './use-decision-texts';

/** Lists active orders and those of the last day, with their next states [X-23, ORD-03]. */
export const OrderConsole = ({ orders }: { orders: ConsoleOrder[] }) => (
  <OrderConsoleView flow={useConsole()} orders={orders} />
);

export function OrderConsoleView({ flow, orders }: { flow: ConsoleFlow; orders: ConsoleOrder[] }) {
  const texts = useDecisionTexts();
  const subject = useFlow(flow, ({ context }) => context.subject);
  const isPricing = useFlow(
    flow,
    (at) => at.matches('pricing') || (at.matches('deciding') && at.context.goods.length > 0),
  );
  const title = subject?.kind === 'order' ? texts(subject.decision) : '';
  return (
    <ConsoleList
      flow={flow}
      entries={orders}
      find={({ id, store, contact, address, decisions }) => ({
        texts: [String(id), store, contact.name, contact.phone, address],
        isOpen: decisions.length > 0,
      })}
      empty={{
        title: <Trans>No orders today</Trans>,
        picture: parcel,
        text: <Trans>New orders appear here.</Trans>,
      }}
      card={(order) => <OrderCard order={order} flow={flow} />}
    >
      {isPricing ? (
        <GoodsQuestion flow={flow} shelf={orders.find(({ id }) => id === subject?.id)?.shelf ?? []} />
      ) : null}
      <ReasonQuestion flow={flow} title={title} />
      <FinalQuestion flow={flow} title={title} />
    </ConsoleList>
  );
}

function OrderCard({ order, flow }: { order: ConsoleOrder; flow: ConsoleFlow }) {
  const { t } = useLingui();
  const formats = useFormats();
  const moment = useMoment();
  const age = useAge();
  const { method, payment } = useOrderTexts();
  const texts = useDecisionTexts();
  const waitWords = useWaitTexts();
  const problems = useLineProblems();
  const { id, contact } = order;
  const total = formats.money(order.total);
  const refund = formats.money(order.refundOwed);
  return (
    <article className={classes.card} aria-labelledby={`console-${id}`}>
      <header className={classes.title}>
        <h2 id={`console-${id}`}>
          <Trans>Order #{id}</Trans>
        </h2>
        <StatusBadge status={order.status} type={order.kind} />
        {order.decisions.length > 0 ? <span className={classes.age}>{age(order.placedAt)}</span> : null}
        <time dateTime={order.placedAt}>{moment.dateAndTime(order.placedAt)}</time>
      </header>
      <p className={classes.line}>
        <strong>{order.store ?? t`Parcel`}</strong>
        <span>
          {total} · {method(order.method, { type: order.kind, restMethod: order.restMethod })} ·{' '}
          {payment(order.payment)}
        </span>
      </p>
      {order.lines.length > 0 ? (
        <ul className={classes.goods}>
          {order.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <p className={classes.line}>
        <span>
          <bdi>{contact.name}</bdi> · <bdi dir="ltr">{contact.phone}</bdi>
        </span>
        {order.address ? (
          <span>
            <bdi>{order.address}</bdi>
          </span>
        ) : null}
      </p>
      {order.scheduledAt ? (
        <p className={classes.note}>
          <Trans>Scheduled for {moment.dateAndTime(order.scheduledAt)}</Trans>
        </p>
      ) : null}
      {order.note ? (
        <p className={classes.note}>
          <bdi>{order.note}</bdi>
        </p>
      ) : null}
      {order.courierNote ? (
        <p className={classes.note}>
          <Trans>
            For the courier: <bdi>{order.courierNote}</bdi>
          </Trans>
        </p>
      ) : null}
      {order.wantsCutlery ? (
        <p className={classes.note}>
          <Trans>With cutlery and napkins</Trans>
        </p>
      ) : null}
      {order.waitsFor.map((wait) => (
        <p key={wait} className={classes.waits}>
          {waitWords(wait)}
        </p>
      ))}
      {order.refundOwed > 0 ? (
        <p className={classes.waits}>
          <Trans>Refund {refund} to this guest manually.</Trans>
        </p>
      ) : null}
      {order.transfer ? <OfflinePaymentDetails transfer={order.transfer} /> : null}
      <Attachments urls={order.prescriptionUrls} name={t`Prescription`} />
      {order.prescriptionAnswer ? <RefusalNote>{order.prescriptionAnswer}</RefusalNote> : null}
      {order.cancellation ? (
        <p className={classes.note}>
          <Trans>
            Reason: <bdi>{order.cancellation}</bdi>
          </Trans>
        </p>
      ) : null}
      {order.refund ? (
        <>
          <p className={classes.note}>
            <Trans>Refund requested: {order.refund.reason}</Trans>
          </p>
          {order.refund.lines.length > 0 ? (
            <ul className={classes.goods}>
              {order.refund.lines.map(({ name, quantity, problem }) => (
                <li key={`${name} ${problem}`}>
                  {formats.number(quantity)} × {name}: {problems[problem]}
                </li>
              ))}
            </ul>
          ) : null}
          {order.refund.note ? (
            <p className={classes.note}>
              <bdi>{order.refund.note}</bdi>
            </p>
          ) : null}
          <Attachments urls={order.refund.imageUrls} name={t`Refund photos`} />
          {order.refund.answer ? <RefusalNote>{order.refund.answer}</RefusalNote> : null}
        </>
      ) : null}
      {order.decisions.length > 0 ? (
        <fieldset className={classes.answers} aria-label={t`Actions for order ${id}`}>
          {order.decisions.map((decision) => (
            <DecisionButton
              key={decision}
              flow={flow}
              subject={{ kind: 'order', id, decision }}
              isGrave={needsReason(decision) || decision === 'payment_missing'}
              isAsking={needsReason(decision) || isFinal(decision) || decision === 'prescription_priced'}
            >
              {texts(decision)}
            </DecisionButton>
          ))}
        </fieldset>
      ) : null}
    </article>
  );
}

/** Shows why the shop refused a prescription or a refund. */
const RefusalNote = ({ children }: { children: string }) => (
  <p className={classes.note}>
    <Trans>
      Declined: <bdi>{children}</bdi>
    </Trans>
  </p>
);

const Attachments = ({ urls, name }: { urls: string[]; name: string }) =>
  urls.length === 0 ? null : (
    <p className={classes.attachments}>
      {urls.map((url) =>
        isDocumentAddress(url) ? (
          <a key={url} href={url} download className={classes.document}>
            <IconFileTypePdf size={28} aria-hidden />
            {name} · PDF
          </a>
        ) : (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={name} width={72} height={72} loading="lazy" />
          </a>
        ),
      )}
    </p>
  );
