import { expect, it } from 'vitest';
import { open, placing } from './open-checkout';
import { attempt, basis, place } from './orders';

it('forgets why pictures were refused as soon as there are others; without an answer it still says so [PHAR-04, CHK-05]', async () => {
  const { flow, failed } = await placing();
  const failure = () => flow.getSnapshot().context.failure;
  await failed('placeOrder', { code: 'refused', messages: ['No picture.'] });
  expect(failure()).not.toBeNull();
  flow.send({ type: 'pictures.told', count: 1 });
  expect(failure()).toBeNull();
  const unanswered = await placing();
  await unanswered.failed('placeOrder', { code: 'timeout' });
  unanswered.flow.send({ type: 'pictures.told', count: 1 });
  expect(unanswered.flow.getSnapshot().context.failure).not.toBeNull();
});

it('keeps how many pictures were chosen, not the pictures: after a reload none is counted as there [PHAR-02, CHK-11]', () => {
  const before = open();
  before.flow.send({ type: 'pictures.told', count: 2 });
  const kept = before.kept();
  expect(kept).toMatchObject({ pictures: 2 });
  const after = open(basis, { attempt: kept ?? attempt });
  expect(after.flow.getSnapshot().context.pictures).toBe(0);
});

it('counts no pictures of goods that have left the cart [PHAR-02]', () => {
  const { flow, told, goes } = open();
  flow.send({ type: 'pictures.told', count: 2 });
  told({ ...basis, goods: 'none', goodsKey: '' });
  told(basis);
  goes(place);
  expect(flow.getSnapshot().context.pictures).toBe(0);
});
