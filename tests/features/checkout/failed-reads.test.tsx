import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, type Mock, vi } from 'vitest';
import { WithPaymentMethods } from '../../../src/features/checkout/parts/with-payment-methods';
import { ParcelHome } from '../../../src/features/parcel/parcel-home';
import { ReadPart } from '../../../src/platform/read-part';
import { FAILURE_SHOWN } from '../../../src/platform/reads';
import { useReads } from '../../../src/platform/shop.context';
import { food } from '../../machines/location/module.model';
import { renderPage } from '../../support/walk-page';
import { AccountStage } from '../account/account-stage';

const failsOnce = (answer: unknown): Mock =>
  vi.fn().mockRejectedValueOnce({ code: 'offline' }).mockResolvedValue(answer);

const LIFETIME = { stale: 60_000, keep: 300_000, failed: FAILURE_SHOWN };

function Words({ load }: { load: () => Promise<string> }) {
  const reads = useReads();
  return (
    <ReadPart
      read={() => reads.read('words', LIFETIME, load)}
      forget={() => reads.forget('words')}
      reason="The words are missing."
    >
      {(words) => <p>{words}</p>}
    </ReadPart>
  );
}

const NO_ORDERS = { running: async () => [], list: async () => ({ entries: [], total: 0 }) };

it.each<[string, Mock, string, string, (load: Mock) => [ReactNode, object]]>([
  [
    'payment methods',
    failsOnce({ methods: [] }),
    'We couldn’t load the payment methods.',
    'The methods',
    (options) => [
      <WithPaymentMethods key="ways">{() => <p>The methods</p>}</WithPaymentMethods>,
      { checkout: { options } },
    ],
  ],
  [
    'kinds of parcels',
    failsOnce({ kinds: [] }),
    'Parcels couldn’t be loaded',
    'Parcels aren’t available right now',
    (context) => [<ParcelHome key="home" module={food} />, { parcels: { context }, orders: NO_ORDERS }],
  ],
  [
    'a part whose failure is cached for a moment',
    failsOnce('The words'),
    'The words are missing.',
    'The words',
    (load) => [<Words key="words" load={load} />, {}],
  ],
])(
  '%s that failed to load are requested again when Try again is pressed [NFR-08, NFR-09]',
  async (_, load, reason, answer, stage) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const [page, api] = stage(load);
    await renderPage(<AccountStage>{page}</AccountStage>, { api });
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText(answer)).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    logged.mockClear();
  },
);
