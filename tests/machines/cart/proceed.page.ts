import type { ProceedSituation, proceedMachine } from '../../../machines/cart/proceed.machine';
import type { Page, Target } from '../../support/model/page';
import { wireLine } from '../../support/model/wire';
import { AS_GUEST, livesInHarbour, press } from '../shared/page-parts';
import { cartLine } from './cart-lines';

const LIST = '/customer/cart/list';
const question: Target = { role: 'dialog', name: 'Do you want to login or continue as a guest?' };
const changes: Target = { role: 'dialog', name: 'Some items in your cart have changed' };
const changedLine = {
  ...cartLine(1),
  review: { token: 'closed', changes: [{ kind: 'storeClosed' as const }] },
};
const answered = (name: string) => [press('button', name, { inside: question })];
/** A small page with the cart above it. The shop's settings are those of a scenario. */
const cartIn = ({ isGuestCheckoutAllowed }: ProceedSituation) =>
  `/help-and-support?panel=cart&scenario=${isGuestCheckoutAllowed ? 'CFG-BASE' : 'CFG-GUEST0'}`;

export const proceedPage: Page<typeof proceedMachine> = {
  open: () => ({
    path: '/help-and-support?scenario=CFG-BASE',
    storage: { ...livesInHarbour, guest_id: 'guest-1' },
  }),
  calls: [],
  fixed: { [LIST]: [] },
  acts: {
    'proceed.requested': ({ world }: { world: ProceedSituation }) => [
      {
        act: 'serves',
        call: LIST,
        body: world.isEmpty ? [] : [wireLine(world.hasChanges ? changedLine : cartLine(1))],
      },
      { act: 'goes', path: cartIn(world) },
      ...(world.hasChanges ? [press('button', 'Decide later', { inside: changes })] : []),
      press('button', world.isEmpty ? 'Continue Shopping' : 'Proceed To Checkout'),
    ],
    'guest.chosen': answered('Guest'),
    'login.chosen': answered('Login'),
    'signUp.chosen': answered('Sign Up'),
    'flow.dismissed': answered('Close'),
  },
  answers: {},
  timers: {},
  sights: {
    idle: [{ lacks: question }],
    asking: [{ sees: question }],
  },
  news: {
    'home.requested': () => [{ address: '/home' }],
    'checkout.requested': () => [{ address: '/checkout?page=cart' }],
    'review.requested': () => [{ sees: changes }],
    'auth.requested': ({ mode }: { mode: string }) => [{ address: `panel=${mode}` }],
  },
  impossible: {
    'proceed.requested': ({ world }: { world: ProceedSituation }) => (world.isSignedIn ? AS_GUEST : null),
  },
  gaps: { 'deciding --always [isSignedIn]--> idle': AS_GUEST },
  endsIn: [],
};
