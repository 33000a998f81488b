import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ownPictureMachine } from '../../../machines/orders/own-picture.machine';
import { deferredActors, settled } from '../../support/deferred';

it('is downloaded when it is near, and again when that failed [CHAT-02, NFR-09]', async () => {
  const effects = deferredActors('readPicture');
  const picture = createActor(ownPictureMachine.provide({ actors: effects.actors }), {
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
