import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LayersProvider } from '../../src/platform/layers/layers.context';
import { LazyLayer, LazyQuestion } from '../../src/platform/layers/lazy-layer';
import { lazyPart, MissingParts } from '../../src/ui/lazy-part';
import { layersOver } from '../support/layers';

const Never = lazyPart<object>(() => new Promise(() => undefined));

async function show(address: string, layer: ReactNode, isMissing = true) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const layers = layersOver(createMemoryHistory({ initialEntries: [address] }));
  const ask = vi.fn();
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <LayersProvider actor={layers}>
          <MissingParts value={{ isMissing, isAsking: false, ask }}>{layer}</MissingParts>
        </LayersProvider>
      </I18nProvider>,
    ),
  );
  return { ask, layers };
}

const missing = () => screen.findByRole('dialog', { name: 'No connection' });
const escapes = () => fireEvent.keyDown(document.body, { key: 'Escape' });

it('a layer opened offline says so, can retry and can be closed [NFR-08, NFR-09]', async () => {
  const close = vi.fn();
  const { ask } = await show(
    '/?panel=cart',
    <LazyLayer layer="cart" kind="drawer" fallback={<p>Loading</p>} onClose={close}>
      <Never />
    </LazyLayer>,
  );
  expect((await missing()).textContent).toContain('You’re offline.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(ask).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  escapes();
  expect(close).toHaveBeenCalledTimes(2);
});

it('a layer keeps its place while its code loads slowly [NFR-07]', async () => {
  const layer = (
    <LazyLayer layer="cart" fallback={<p>Loading</p>} onClose={() => undefined}>
      <Never />
    </LazyLayer>
  );
  await show('/?panel=cart', layer, false);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dialog that cannot be loaded is answered No by Escape [NFR-08, NAV-29]', async () => {
  const close = vi.fn();
  const { layers } = await show(
    '/',
    <LazyQuestion name="language" onClose={close}>
      <Never />
    </LazyQuestion>,
  );
  await missing();
  await waitFor(() => expect(layers.getSnapshot().context.spot.layer).toBe('language'));
  escapes();
  expect(close).toHaveBeenCalledTimes(1);
});
