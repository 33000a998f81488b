import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { operatorDoorMachine } from '../../../machines/operator/operator-door.machine';
import type { DeskOrder } from '../../../src/api/operator-mapping';
import { DoorView } from '../../../src/features/operator/operator-page';
import { OrderDeskView } from '../../../src/features/operator/order-desk';
import { SwitchDeskView } from '../../../src/features/operator/switch-desk';
import { deskDecisionPage } from '../../machines/operator/desk-decision.page';
import { operatorDoorPage } from '../../machines/operator/operator-door.page';
import { shopSwitchesPage } from '../../machines/operator/shop-switches.page';
import type { Stage } from '../../support/walk-flow';
import { AccountStage } from '../account/account-stage';

/** The server opens the desk to whoever has come in. */
function Door({ door }: { door: ActorRefFrom<typeof operatorDoorMachine> }) {
  const isOpen = useSelector(door, (at) => at.matches('inside') || at.matches('leaving'));
  return (
    <DoorView
      door={door}
      desk={isOpen ? { is: 'open', content: { view: 'trips', trips: [] } } : { is: 'locked' }}
    />
  );
}

export const operatorDoorStage: Stage = {
  flow: 'operatorDoor',
  part: operatorDoorPage,
  page: (actor) => (
    <AccountStage>
      <Door door={actor as never} />
    </AccountStage>
  ),
  context: { api: { operator: {} } },
};

export const shopSwitchesStage: Stage = {
  flow: 'shopSwitches',
  part: shopSwitchesPage,
  page: (actor) => (
    <AccountStage>
      <SwitchDeskView flow={actor as never} usual={{}} />
    </AccountStage>
  ),
};

const prescribed: DeskOrder = {
  id: 10001,
  status: 'pending',
  kind: 'delivery',
  store: 'CarePlus',
  contact: { name: 'Nour', phone: '+971501112233' },
  address: null,
  total: 0,
  method: 'cash_on_delivery',
  restMethod: null,
  payment: 'unpaid',
  lines: [],
  note: null,
  transfer: null,
  courierNote: null,
  wantsCutlery: false,
  scheduledAt: null,
  placedAt: '2026-01-06T09:00:00Z',
  waitsFor: ['prescription'],
  prescriptionUrls: [],
  prescriptionAnswer: null,
  refund: null,
  cancellation: null,
  shelf: [{ good: { itemId: 301, variation: null }, name: 'Paracetamol', price: 300 }],
  decisions: ['confirmed', 'prescription_priced', 'canceled'],
};

export const deskDecisionStage: Stage = {
  flow: 'deskDecision',
  part: deskDecisionPage,
  page: (actor) => (
    <AccountStage>
      <OrderDeskView flow={actor as never} orders={[prescribed]} />
    </AccountStage>
  ),
};
