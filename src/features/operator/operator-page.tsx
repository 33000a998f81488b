import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { operatorDoorMachine } from '../../../machines/operator/operator-door.machine';
import { FormFailure } from '../../platform/fields/form-failure';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { LatePlace, later } from '../../ui/later';
import { useNews } from '../../ui/news';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { DESK_VIEWS, type DeskContent, type DeskView, type FoundDesk } from './desk-reads';
import { provideDoor } from './operator.actors';
import classes from './operator.module.css';

const OrderDesk = later(() => import('./order-desk').then((file) => file.OrderDesk));
const RegistrationDesk = later(() => import('./registration-desk').then((file) => file.RegistrationDesk));
const MessageDesk = later(() => import('./message-desk').then((file) => file.MessageDesk));
const TripDesk = later(() => import('./trip-desk').then((file) => file.TripDesk));
const SwitchDesk = later(() => import('./switch-desk').then((file) => file.SwitchDesk));

type Door = ActorRefFrom<typeof operatorDoorMachine>;

/** `/operator`: switches, orders and registrations, behind the key of the shop. */
export const OperatorPage = ({ desk }: { desk: FoundDesk }) => (
  <div className="page">
    <OverlayKit>
      <WithDoor key={desk.is} desk={desk} />
    </OverlayKit>
  </div>
);

function WithDoor({ desk }: { desk: FoundDesk }) {
  const { operator } = useApi();
  const router = useRouter();
  const [logic] = useState(() => provideDoor(operator));
  const door = useActorRef(logic, { input: { isInside: desk.is === 'open' } });
  useNews(door, 'desk.changed', () => void router.invalidate());
  return <DoorView door={door} desk={desk} />;
}

export const DoorView = ({ door, desk }: { door: Door; desk: FoundDesk }) =>
  desk.is === 'open' ? <Inside door={door} content={desk.content} /> : <KeyForm door={door} />;

const keySchema = object({ key: string().trim().required('keyRequired') });

function KeyForm({ door }: { door: Door }) {
  const isBusy = useSelector(door, (at) => at.hasTag('busy'));
  const failure = useSelector(door, ({ context }) => context.failure);
  const { field, formProps } = useFlowForm({
    name: 'operator',
    initial: { key: '' },
    schema: keySchema,
    onSubmit: ({ key }) => door.send({ type: 'key.submitted', key }),
  });
  return (
    <form {...formProps} className={classes.door}>
      <h1 tabIndex={-1}>
        <Trans>Operator</Trans>
      </h1>
      <p>
        <Trans>The server shows the key of the shop when it starts.</Trans>
      </p>
      <FormFailure failure={failure} />
      <PasswordInput
        {...field('key')}
        label={<Trans>Key of the shop</Trans>}
        autoComplete="current-password"
      />
      <Button type="submit" loading={isBusy} fullWidth>
        <Trans>Enter</Trans>
      </Button>
    </form>
  );
}

function Inside({ door, content }: { door: Door; content: DeskContent }) {
  const { t } = useLingui();
  const isBusy = useSelector(door, (at) => at.hasTag('busy'));
  const failure = useSelector(door, (at) => at.context.failure);
  return (
    <>
      <header className={classes.head}>
        <h1 tabIndex={-1}>
          <Trans>Operator</Trans>
        </h1>
        <Button
          variant="default"
          size="sm"
          loading={isBusy}
          onClick={() => door.send({ type: 'leave.requested' })}
        >
          <Trans>Leave</Trans>
        </Button>
      </header>
      <FormFailure failure={failure} />
      <nav aria-label={t`Parts of the desk`} className={classes.tabs}>
        {DESK_VIEWS.map((view) => (
          <Link
            key={view}
            to="/operator"
            search={{ view }}
            className={classes.tab}
            aria-current={view === content.view ? 'page' : undefined}
            resetScroll={false}
          >
            {TITLES[view]}
          </Link>
        ))}
      </nav>
      <LatePlace fallback={<Skeleton blockSize={320} radius={20} />}>
        {content.view === 'switches' ? <SwitchDesk switches={content.switches} /> : null}
        {content.view === 'orders' ? <OrderDesk orders={content.orders} /> : null}
        {content.view === 'trips' ? <TripDesk trips={content.trips} /> : null}
        {content.view === 'messages' ? <MessageDesk conversations={content.conversations} /> : null}
        {content.view === 'registrations' ? <RegistrationDesk registrations={content.registrations} /> : null}
      </LatePlace>
    </>
  );
}

const TITLES: Record<DeskView, ReactNode> = {
  switches: <Trans>Switches</Trans>,
  orders: <Trans>Orders</Trans>,
  trips: <Trans>Trips</Trans>,
  messages: <Trans>Messages</Trans>,
  registrations: <Trans>Registrations</Trans>,
};
