import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { protectedImageMachine } from '../../../machines/orders/protected-image.machine';
import { deferredActors, settled } from '../../support/deferred';

it('a private picture is loaded when it is near the viewport, and again after a failure [CHAT-02, NFR-09]', async () => {
  const effects = deferredActors('readPicture');
  const picture = createActor(protectedImageMachine.provide({ actors: effects.actors }), {
    input: { address: '/pictures/messages/one.jpg' },
  }).start();
  expect(effects.callsOf('readPicture')).toEqual([]);
  picture.send({ type: 'picture.neared' });
  effects.latest('readPicture').reject({ code: 'offline', messages: [] });
  await settled();
  expect(picture.getSnapshot().hasTag('failed')).toBe(true);
  picture.send({ type: 'picture.neared' });
  expect(effects.callsOf('readPicture')).toHaveLength(1);
  picture.send({ type: 'retry.requested' });
  effects.latest('readPicture').resolve('blob:one');
  await settled();
  expect(picture.getSnapshot().context.url).toBe('blob:one');
  expect(effects.callsOf('readPicture').map(({ input }) => input)).toEqual([
    { address: '/pictures/messages/one.jpg' },
    { address: '/pictures/messages/one.jpg' },
  ]);
});
