import { setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { notProvided } from '../shared/not-provided';

export const takeOverMachine = setup({
  types: {} as { meta: ChartMeta },
  actors: {
    /** Until the app's page reaches down to where somebody reads, has what was pressed, and no finger is down. */
    reachReader: notProvided<void, void>('reachReader'),
    /** The drawn page goes; what was typed, chosen, focused or pressed in it is done in the app. */
    takeOver: notProvided<void, void>('takeOver'),
  },
  delays: { longestWait: 3_000 },
}).createMachine({
  id: 'takeOver',
  description:
    'The app takes the place of the page that the server has drawn, and nobody who reads it is thrown up.',
  meta: { title: 'Taking over the drawn page', rules: ['NFR-07'] },
  initial: 'growing',
  states: {
    growing: {
      description: 'Parts of a page come later; one that has failed is shorter than it was drawn.',
      meta: { title: 'The app’s page grows behind the drawn one', rules: ['NFR-07'] },
      invoke: { id: 'reachReader', src: 'reachReader', onDone: 'takingOver', onError: 'takingOver' },
      after: { longestWait: 'takingOver' },
    },
    takingOver: {
      meta: { title: 'What was done in the drawn page is done in the app', rules: ['NFR-07'] },
      invoke: { id: 'takeOver', src: 'takeOver', onDone: 'taken', onError: 'taken' },
    },
    taken: { meta: { title: 'The app’s page' }, type: 'final' },
  },
});
