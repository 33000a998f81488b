import { expect, it } from 'vitest';
import { open, placing } from './open-checkout';
import { basis, place, progress } from './orders';

it('a refused prescription picture shows its reason until other pictures are chosen [PHAR-04, CHK-05]', async () => {
  const { flow, failed } = await placing();
  const failure = () => flow.getSnapshot().context.failure;
  await failed('placeOrder', { code: 'refused', messages: ['No picture.'] });
  expect(failure()).not.toBeNull();
  flow.send({ type: 'pictures.changed', count: 1 });
  expect(failure()).toBeNull();
  const unanswered = await placing();
  await unanswered.failed('placeOrder', { code: 'timeout' });
  unanswered.flow.send({ type: 'pictures.changed', count: 1 });
  expect(unanswered.flow.getSnapshot().context.failure).not.toBeNull();
});

it('the number of prescription pictures is stored with the draft, and is zero after a reload [PHAR-02, CHK-11]', () => {
  const before = open();
  before.flow.send({ type: 'pictures.changed', count: 2 });
  const saved = before.saved();
  expect(saved).toMatchObject({ pictures: 2 });
  const after = open(basis, { progress: saved ?? progress });
  expect(after.flow.getSnapshot().context.pictures).toBe(0);
});

it('prescription pictures of items that have left the cart are not counted [PHAR-02]', () => {
  const { flow, reportBasis, goes } = open();
  flow.send({ type: 'pictures.changed', count: 2 });
  reportBasis({ ...basis, goods: 'none', goodsKey: '' });
  reportBasis(basis);
  goes(place);
  expect(flow.getSnapshot().context.pictures).toBe(0);
});
