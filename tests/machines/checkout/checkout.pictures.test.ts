import { expect, it } from 'vitest';
import { placing } from './open-checkout';

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
