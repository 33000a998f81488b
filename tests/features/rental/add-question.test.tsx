import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AddQuestion } from '../../../src/features/rental/add/add-question';
import { AddVehicleActor } from '../../../src/features/rental/add/add-vehicle.context';
import { start } from '../../machines/rental/adding';
import { cartOf, compact, line, plan, press, scooter, transfer } from '../../machines/rental/trips';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

afterEach(cleanup);

it.each([
  [
    'another trip type',
    { vehicle: transfer, plan: plan({ kind: 'distance_wise' }) },
    'Do you want to change trip type',
  ],
  ['another duration', { vehicle: scooter, plan: plan({ hours: 3 }) }, 'Your trip is different'],
])(
  'a vehicle for %s is confirmed in a dialog with its title [RENT-23, RENT-26, MSG-81]',
  async (_, asked, title) => {
    const { flow } = start();
    flow.send(press(asked, cartOf([line(compact)])));
    await renderPage(
      <ShopPage>
        <AddVehicleActor actor={flow as never}>
          <AddQuestion prices={[]} />
        </AddVehicleActor>
      </ShopPage>,
    );
    expect(screen.getByRole('dialog', { name: title, hidden: true })).toBeDefined();
  },
);
