import { storesMapMachine } from '../../../machines/catalogue/stores-map.machine';
import { createModel } from '../../support/model';

export const storesMapModel = createModel(storesMapMachine, {
  input: { isOpen: false },
  otherInputs: [{ isOpen: true }],
  fixtures: [
    { type: 'pin.pressed', id: 1 },
    { type: 'pin.pressed', id: 2 },
    { type: 'card.reached', id: 1 },
    { type: 'card.reached', id: 2 },
  ],
  vertex: ({ context }) => [context.chosenId],
  invariants: {
    'a store is selected exactly when list and map show it': (at) =>
      at.matches({ map: 'chosen' }) === (at.context.chosenId !== null),
  },
});
