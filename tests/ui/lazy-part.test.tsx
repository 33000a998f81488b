import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import {
  LazyPlace,
  lazyPart,
  MissingParts,
  PART_KEPT_AWAY,
  PART_NEWS,
  PARTS_WANTED,
} from '../../src/ui/lazy-part';

const Drawer = () => <p>The drawer</p>;
const place = <p>Its place</p>;
i18n.loadAndActivate({ locale: 'en', messages: {} });

const show = (Part: ComponentType) =>
  render(
    <I18nProvider i18n={i18n}>
      <LazyPlace fallback={place}>
        <Part />
      </LazyPlace>
    </I18nProvider>,
  );

test('a lazy part of a page that was preloaded is shown immediately [NFR-07]', async () => {
  const Part = lazyPart(async () => Drawer);
  await Part.prepare();
  show(Part);
  expect(screen.getByText('The drawer')).toBeTruthy();
});

test('a loaded lazy part is not loaded again when its button is hovered [NFR-07]', async () => {
  const load = vi.fn(async () => Drawer);
  const Part = lazyPart(load);
  await Part.prepare();
  await Part.prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a lazy part that is not preloaded shows its placeholder until it has loaded [NFR-07]', async () => {
  const Part = lazyPart(async () => Drawer);
  show(Part);
  expect(screen.getByText('Its place')).toBeTruthy();
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a failed preload is repeated when the lazy part is shown [NFR-08]', async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return Drawer;
  });
  await Part.prepare().catch(() => undefined);
  show(Part);
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a lazy part with a failed request is requested once more [NFR-08]', async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('dropped');
    return Drawer;
  });
  show(Part);
  expect(await screen.findByText('The drawer')).toBeTruthy();
});

test('a lazy part that failed offline is reported as missing when the browser has cached the failure [NFR-08]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onReload = vi.fn();
  window.addEventListener(PART_KEPT_AWAY, onReload);
  const Part = lazyPart<object>(async () => {
    throw new Error('kept');
  });
  show(Part);
  expect(await screen.findByText('Its place')).toBeTruthy();
  expect(onReload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event(PARTS_WANTED));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onReload).toHaveBeenCalledTimes(1);
  window.removeEventListener(PART_KEPT_AWAY, onReload);
  online.mockRestore();
});

test('a lazy part says that it is missing while offline, and loads on a later retry [NFR-08]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const text: string[] = [];
  const hear = ({ type }: Event) => void text.push(type);
  for (const [event] of PART_NEWS) window.addEventListener(event, hear);
  let hasNetwork = false;
  const load = vi.fn(async () => {
    if (!hasNetwork) throw new Error('no network');
    return Drawer;
  });
  show(lazyPart(load));
  const [missed, failed, settled] = PART_NEWS.map(([event]) => event);
  await waitFor(() => expect(text).toEqual([missed]));
  window.dispatchEvent(new Event(PARTS_WANTED));
  await waitFor(() => expect(text).toEqual([missed, failed]));
  expect(screen.getByText('Its place')).toBeTruthy();
  hasNetwork = true;
  window.dispatchEvent(new Event(PARTS_WANTED));
  expect(await screen.findByText('The drawer')).toBeTruthy();
  expect(text).toEqual([missed, failed, settled]);
  expect(load).toHaveBeenCalledTimes(3);
  for (const [event] of PART_NEWS) window.removeEventListener(event, hear);
  online.mockRestore();
});

test('the placeholder of a missing lazy part says that there is no network and offers a retry [NFR-08, NFR-09]', () => {
  const ask = vi.fn();
  const Never = lazyPart<object>(() => new Promise(() => undefined));
  render(
    <I18nProvider i18n={i18n}>
      <MissingParts value={{ isMissing: true, isAsking: false, ask }}>
        <LazyPlace fallback={place}>
          <Never />
        </LazyPlace>
      </MissingParts>
    </I18nProvider>,
  );
  expect(screen.getByRole('alert')).toHaveProperty('textContent', expect.stringContaining('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a lazy part that fails permanently says so [NFR-09]', async () => {
  const Part = lazyPart<object>(async () => {
    throw new Error('gone');
  });
  show(Part);
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('couldn’t'));
});

test('a lazy part that has loaded replaces its placeholder immediately [NFR-07]', async () => {
  let arrive = (_part: typeof Drawer) => {};
  const Part = lazyPart(() => new Promise<typeof Drawer>((resolve) => (arrive = resolve)));
  show(Part);
  expect(await screen.findByText('Its place')).toBeTruthy();
  const since = performance.now();
  arrive(Drawer);
  expect(await screen.findByText('The drawer')).toBeTruthy();
  expect(performance.now() - since).toBeLessThan(200);
});
