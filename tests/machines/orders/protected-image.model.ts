import { protectedImageMachine } from '../../../machines/orders/protected-image.machine';
import { createModel } from '../../support/model';

export const protectedImageModel = createModel(protectedImageMachine, {
  input: { address: '/pictures/messages/one.jpg' },
  fixtures: [
    { type: 'xstate.done.actor.readPicture', output: 'blob:one' },
    { type: 'xstate.error.actor.readPicture', error: { code: 'offline', messages: [] } },
    { type: 'xstate.error.actor.loadPicture', error: new Error('broken') },
  ],
  vertex: () => null,
  invariants: {
    'a shown picture is loaded': (at) => at.matches('shown') === (at.context.url !== null),
  },
});
