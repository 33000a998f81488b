import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { proceedMachine } from '../../../machines/cart/proceed.machine';
import { GuestPrompt } from '../../../src/features/cart/order/guest-prompt';
import { ProceedActor, useProceedFlow, useProceedRef } from '../../../src/features/cart/order/proceed-flow';
import { proceedModel } from '../../machines/cart/proceed.model';
import { titleOf } from '../../support/model';
import { ShopPage } from '../../support/shop-page';
import { walkPage } from '../../support/walk-page';

const question = () => screen.queryByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name, hidden: true }));

function Page() {
  const flow = useProceedRef();
  return useProceedFlow((snapshot) => snapshot.hasTag('open')) ? <GuestPrompt flow={flow} /> : null;
}

it.each(proceedModel.paths.map((path) => [titleOf(path), path] as const))(
  'the guest prompt follows: %s [CART-09]',
  (_, path) =>
    walkPage({
      machine: proceedMachine,
      path: path as never,
      page: (actor) => (
        <ShopPage>
          <ProceedActor actor={actor as never}>
            <Page />
          </ProceedActor>
        </ShopPage>
      ),
      press: {
        'guest.chosen': () => press('Guest'),
        'login.chosen': () => press('Login'),
        'signUp.chosen': () => press('Sign Up'),
        'flow.dismissed': () => press('Close'),
      },
      outside: ['proceed.requested'],
      sees: {
        idle: () => expect(question()).toBeNull(),
        asking: () => expect(question()).not.toBeNull(),
      },
    }),
);
