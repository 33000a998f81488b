import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { LatePlace, later, PART_KEPT_AWAY } from '../../src/ui/later';

const Drawer = () => <p>The drawer</p>;
const place = <p>Its place</p>;
i18n.loadAndActivate({ locale: 'en', messages: {} });

const show = (Part: ComponentType) =>
  render(
    <I18nProvider i18n={i18n}>
      <LatePlace fallback={place}>
        <Part />
      </LatePlace>
    </I18nProvider>,
  );

test('a part that was prepared is there in the moment it is asked for [NFR-07]', async () => {
  const Part = later(async () => Drawer);
  await Part.prepare();
  show(Part);
  expect(screen.getByText('The drawer')).toBeTruthy();
});

test('a part that is there is not brought again by every pointer over what opens it [NFR-07]', async () => {
  const load = vi.fn(async () => Drawer);
  const Part = later(load);
  await Part.prepare();
  await Part.prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that nobody expected has its place until it has come [NFR-07]', async () => {
  const Part = later(async () => Drawer);
  show(Part);
  expect(screen.getByText('Its place')).toBeTruthy();
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a preparation that fails is forgotten: it is asked for again when it is shown [NFR-08]', async () => {
  let tries = 0;
  const Part = later(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return Drawer;
  });
  await Part.prepare().catch(() => undefined);
  show(Part);
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a part whose request the network drops is asked for once more [NFR-08]', async () => {
  let tries = 0;
  const Part = later(async () => {
    tries += 1;
    if (tries === 1) throw new Error('dropped');
    return Drawer;
  });
  show(Part);
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a part that was asked for without a network, and that the browser keeps away with it, is told of [NFR-08]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const isTold = vi.fn();
  window.addEventListener(PART_KEPT_AWAY, isTold);
  const Part = later<object>(async () => {
    throw new Error('kept');
  });
  show(Part);
  expect(await screen.findByText('Its place')).toBeTruthy();
  expect(isTold).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(isTold).toHaveBeenCalledTimes(1);
  window.removeEventListener(PART_KEPT_AWAY, isTold);
  online.mockRestore();
});

test('a part that never comes says so [NFR-09]', async () => {
  const Part = later<object>(async () => {
    throw new Error('gone');
  });
  show(Part);
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('could not'),
  );
});

test('a part that has come is shown at once, not a third of a second after its place [NFR-07]', async () => {
  let bring = (_part: typeof Drawer) => {};
  const Part = later(() => new Promise<typeof Drawer>((resolve) => (bring = resolve)));
  show(Part);
  expect(await screen.findByText('Its place')).toBeTruthy();
  const since = performance.now();
  bring(Drawer);
  expect(await screen.findByText('The drawer')).toBeTruthy();
  expect(performance.now() - since).toBeLessThan(200);
});
