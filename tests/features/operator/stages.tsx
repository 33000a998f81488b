import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import type { ConsoleOrder } from '../../../src/api/operator-mapping';
import { AccountConsoleView } from '../../../src/features/operator/account-console';
import { HoursConsoleView } from '../../../src/features/operator/hours-console';
import { LinkView } from '../../../src/features/operator/link-page';
import { OpeningConsoleView } from '../../../src/features/operator/opening-console';
import { ConsoleSignInView } from '../../../src/features/operator/operator-page';
import { OrderConsoleView } from '../../../src/features/operator/order-console';
import { OwnAccountView } from '../../../src/features/operator/own-account';
import { OwnPasskeys } from '../../../src/features/operator/own-passkeys';
import { StockConsoleView } from '../../../src/features/operator/stock-console';
import { SwitchConsoleView } from '../../../src/features/operator/switch-console';
import { TaxConsoleView } from '../../../src/features/operator/tax-console';
import { consoleDecisionPage } from '../../machines/operator/console-decision.page';
import { consoleSignInPage } from '../../machines/operator/console-sign-in.page';
import { operatorAccountsPage } from '../../machines/operator/operator-accounts.page';
import { operatorLinkPage } from '../../machines/operator/operator-link.page';
import { operatorPasskeysPage } from '../../machines/operator/operator-passkeys.page';
import { operatorPasswordPage } from '../../machines/operator/operator-password.page';
import { shopSwitchesPage } from '../../machines/operator/shop-switches.page';
import { storeGoodsPage } from '../../machines/operator/store-goods.page';
import { storeHoursPage } from '../../machines/operator/store-hours.page';
import { storeOpeningPage } from '../../machines/operator/store-opening.page';
import { taxRatesPage } from '../../machines/operator/tax-rates.page';
import type { Stage } from '../../support/walk-flow';
import { AccountStage } from '../account/account-stage';

/** The server accepts the key and returns the console. */
function SignInStage({ signIn }: { signIn: ActorRefFrom<typeof consoleSignInMachine> }) {
  const { role, hasAccounts } = useSelector(signIn, ({ context }) => context);
  const self = { name: 'Maya', email: 'maya@shop.example', store: null };
  return (
    <ConsoleSignInView
      signIn={signIn}
      consoleData={
        role === null
          ? { is: 'locked', hasAccounts }
          : { is: 'open', content: { self: { ...self, role }, content: { view: 'orders', orders: [] } } }
      }
    />
  );
}

export const consoleSignInStage: Stage = {
  flow: 'consoleSignIn',
  part: consoleSignInPage,
  page: (actor) => (
    <AccountStage>
      <SignInStage signIn={actor as never} />
    </AccountStage>
  ),
  context: { api: { operator: {} } },
};

export const shopSwitchesStage: Stage = {
  flow: 'shopSwitches',
  part: shopSwitchesPage,
  page: (actor) => (
    <AccountStage>
      <SwitchConsoleView flow={actor as never} usual={{}} />
    </AccountStage>
  ),
};

const prescribed: ConsoleOrder = {
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
  refundOwed: 0,
  decisions: ['confirmed', 'prescription_priced', 'canceled', 'refunded'],
};

export const consoleDecisionStage: Stage = {
  flow: 'consoleDecision',
  part: consoleDecisionPage,
  page: (actor) => (
    <AccountStage>
      <OrderConsoleView flow={actor as never} orders={[prescribed]} />
    </AccountStage>
  ),
};

export const operatorAccountsStage: Stage = {
  flow: 'operatorAccounts',
  part: operatorAccountsPage,
  page: (actor) => (
    <AccountStage>
      <AccountConsoleView
        flow={actor as never}
        list={{
          accounts: [
            {
              id: 7,
              name: 'Maya',
              email: 'maya@shop.example',
              role: 'manager',
              storeId: null,
              store: null,
              isActive: true,
              hasPassword: true,
              hasPasskey: true,
            },
          ],
          stores: [],
        }}
      />
    </AccountStage>
  ),
};

export const operatorPasswordStage: Stage = {
  flow: 'operatorPassword',
  part: operatorPasswordPage,
  page: (actor) => (
    <AccountStage>
      <OwnAccountView
        flow={actor as never}
        self={{ name: 'Maya', email: 'maya@shop.example', role: 'manager', store: null }}
      />
    </AccountStage>
  ),
};

export const operatorPasskeysStage: Stage = {
  flow: 'operatorPasskeys',
  part: operatorPasskeysPage,
  page: (actor) => (
    <AccountStage>
      <OwnPasskeys
        flow={actor as never}
        passkeys={[
          {
            id: 'key-1',
            name: 'Work laptop',
            device: { browser: 'Chrome', system: 'Windows' },
            createdAt: '2026-01-05T09:00:00Z',
            usedAt: null,
          },
        ]}
      />
    </AccountStage>
  ),
};

export const operatorLinkStage: Stage = {
  flow: 'operatorLink',
  part: operatorLinkPage,
  page: (actor) => (
    <AccountStage>
      <LinkView flow={actor as never} />
    </AccountStage>
  ),
};

export const storeGoodsStage: Stage = {
  flow: 'storeGoods',
  part: storeGoodsPage,
  page: (actor) => (
    <AccountStage>
      <StockConsoleView
        flow={actor as never}
        goods={[
          { id: 7, name: 'Falafel wrap', category: 'Wraps', imageUrl: null, stock: null, variations: [] },
        ]}
      />
    </AccountStage>
  ),
};

export const storeOpeningStage: Stage = {
  flow: 'storeOpening',
  part: storeOpeningPage,
  page: (actor) => (
    <AccountStage>
      <OpeningConsoleView
        flow={actor as never}
        opening={{
          storeId: 7,
          isOpen: false,
          opensAt: '15:00',
          closesAt: null,
          closedUntil: '2026-01-06T11:00:00Z',
          hours: [{ day: 2, opens: '10:00', closes: '23:00' }],
        }}
      />
    </AccountStage>
  ),
};

export const storeHoursStage: Stage = {
  flow: 'storeHours',
  part: storeHoursPage,
  page: (actor) => (
    <AccountStage>
      <HoursConsoleView
        flow={actor as never}
        stores={[
          { id: 7, name: 'Olive Branch', hours: [{ day: 2, opens: '10:00', closes: '23:00' }] },
          { id: 8, name: 'Corner Bakery', hours: [] },
        ]}
      />
    </AccountStage>
  ),
};

export const taxRatesStage: Stage = {
  flow: 'taxRates',
  part: taxRatesPage,
  page: (actor) => (
    <AccountStage>
      <TaxConsoleView
        flow={actor as never}
        taxes={{
          shopPercent: 5,
          rates: [
            { kind: 'module', id: 2, name: 'Grocery', moduleId: 2, percent: null, inherited: 5 },
            { kind: 'store', id: 6, name: 'FreshMart', moduleId: 2, percent: null, inherited: 5 },
          ],
        }}
      />
    </AccountStage>
  ),
};
