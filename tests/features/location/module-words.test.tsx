import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { moduleMachine } from '../../../machines/location/module.machine';
import { ModuleProvider } from '../../../src/features/location/module.context';
import { ModuleChooser } from '../../../src/features/location/module-chooser';
import { NoModulesNotice } from '../../../src/features/location/no-modules-notice';
import { modules, parcel, pharmacy } from '../../machines/location/module.model';
import { ShopPage } from '../../support/shop-page';
import { renderPage } from '../../support/walk-page';

/** A customer at a place with these zones and no chosen module. */
async function show(zoneIds: number[]) {
  const market = createActor(moduleMachine, { input: { modules, storedId: null } }).start();
  market.send({ type: 'zones.changed', zoneIds });
  await renderPage(
    <ShopPage>
      <ModuleProvider actor={market as never}>
        <NoModulesNotice />
        <ModuleChooser />
      </ModuleProvider>
    </ShopPage>,
  );
}

it('the shop’s contact is shown at a place where no module is available [MOD-04, MSG-42]', async () => {
  await show([999]);
  expect(screen.getByRole('alert').textContent).toContain('No module found');
  expect(screen.getByRole('alert').textContent).toContain('Contact with the site owner to activate modules.');
});

it('the module dialog asks for a module and says that one is required [MOD-03, MSG-39, MSG-40]', async () => {
  await show(modules.flatMap(({ zoneIds }) => zoneIds));
  const question = await screen.findByRole('dialog', {
    name: 'Select a type of module for your orders',
    hidden: true,
  });
  for (const module of question.querySelectorAll('li'))
    expect([module.querySelectorAll('img').length, module.textContent === '']).toEqual([1, false]);
  expect(question.querySelectorAll('li').length).toBeGreaterThan(1);
  expect(question.textContent).toContain('A module must be selected to continue.');
  expect(screen.queryByText('Contact with the site owner to activate modules.')).toBeNull();
});

it('the module dialog offers only modules that serve a zone of the place [MOD-05]', async () => {
  await show([3]);
  const question = await screen.findByRole('dialog', { hidden: true });
  const offered = [...question.querySelectorAll('li')].map((module) => module.textContent);
  expect(offered).toEqual([pharmacy.name, parcel.name]);
});
