import { expect, it } from 'vitest';
import { open } from './open-checkout';
import { basis, place, progress, quote } from './orders';

it('the delivery type and the typed street details are stored in the draft [CHK-11]', async () => {
  const { goes, saved } = open();
  const destination = place.destination && { ...place.destination, house: '4B' };
  goes({ ...place, destination });
  goes({ ...place, type: 'take_away', destination: null });
  expect(saved()?.delivery).toMatchObject({ orderType: 'take_away', details: { house: '4B' } });
});

it('an order by bank transfer with missing transfer details is reported [CHK-04, CHK-08]', async () => {
  const payment = { by: 'offline', methodId: 1, fields: {}, isWhole: false } as const;
  const { emitted, answered, submit } = open(basis, {
    progress: { ...progress, draft: { ...progress.draft, payment } },
  });
  await answered('quoteOrder', quote);
  submit();
  await answered('quoteOrder', quote);
  expect(emitted).toContainEqual({ type: 'problem.pointed', field: 'payment' });
  expect(emitted.at(-1)).toEqual({ type: 'notice', code: 'paymentIncomplete' });
});
