import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { FailingPart } from '../../../src/features/orders/shared/failing-part';
import { createReads, FAILURE_SHOWN } from '../../../src/platform/reads';
import type { RouterContext } from '../../../src/platform/router-context';
import { useReads } from '../../../src/platform/shop.context';

const load = vi.fn(async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (load.mock.calls.length === 1) throw new ApiError('offline');
  return 'The list';
});

const LIFETIME = { stale: 20_000, keep: 60_000, failed: FAILURE_SHOWN };

/** Reads data while it renders, like the lists of the account. */
const Part = () => use(useReads().read('part', LIFETIME, load).promise);

it('a lazy-loaded part of a page says immediately that it is missing offline, and loads on retry [NFR-08, NFR-09]', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <FailingPart about="part">
        <Suspense fallback="Waiting">
          <Part />
        </Suspense>
      </FailingPart>
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory(),
    context: { reads: createReads() } as RouterContext,
  });
  await act(async () => {
    render(
      <MantineProvider>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </MantineProvider>,
    );
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => fireEvent.click(again));
  expect(await screen.findByText('The list')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  logged.mockClear();
});
