import { expect, it } from 'vitest';
import { open } from './open-checkout';
import { attempt, basis, place, quote } from './orders';

it('keeps how it comes and what was typed behind the street [CHK-11]', async () => {
  const { goes, kept } = open();
  const destination = place.destination && { ...place.destination, house: '4B' };
  goes({ ...place, destination });
  goes({ ...place, type: 'take_away', destination: null });
  expect(kept()?.way).toMatchObject({ orderType: 'take_away', details: { house: '4B' } });
});

it('says it where it is pressed when what a transfer asks for is missing [CHK-04, CHK-08]', async () => {
  const payment = { by: 'offline', methodId: 1, fields: {}, isWhole: false } as const;
  const { news, answered, submit } = open(basis, {
    attempt: { ...attempt, wish: { ...attempt.wish, payment } },
  });
  await answered('quoteOrder', quote);
  submit();
  await answered('quoteOrder', quote);
  expect(news).toContainEqual({ type: 'problem.pointed', field: 'payment' });
  expect(news.at(-1)).toEqual({ type: 'notice', code: 'paymentIncomplete' });
});
