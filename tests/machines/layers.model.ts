import { layersMachine } from '../../machines/layers.machine';
import type { LayersEvent } from '../../machines/layers.types';
import {
  type HistoryEntry,
  isQuestionShown,
  openLayers,
  shownQuestions,
  topLayer,
} from '../../machines/shared/layers';
import { createModel } from '../support/model';

/** Creates a history entry. By default it is a page without an open layer. */
export const spot = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  index: 0,
  path: '/home',
  panel: null,
  item: null,
  line: null,
  layer: null,
  ...overrides,
});

/** The steps from a page to its dialogs, as the browser reports them. */
export const spots = {
  page: spot(),
  /** A link from outside that opens the cart. */
  linked: spot({ panel: 'cart' }),
  cart: spot({ index: 1, panel: 'cart', layer: 'cart' }),
  menu: spot({ index: 1, panel: 'menu', layer: 'menu' }),
  location: spot({ index: 1, panel: 'location', layer: 'location' }),
  signIn: spot({ index: 1, panel: 'sign-in', layer: 'sign-in' }),
  item: spot({ index: 1, item: 7, layer: 'item' }),
  language: spot({ index: 1, layer: 'language' }),
  outOfZone: spot({ index: 1, layer: 'outOfZone' }),
  why: spot({ index: 1, layer: 'why' }),
  languageOverWhy: spot({ index: 2, layer: 'language' }),
  languageOverCart: spot({ index: 2, panel: 'cart', layer: 'language' }),
} satisfies Record<string, HistoryEntry>;

const asked = (name: 'language' | 'outOfZone' | 'market', entry: 'wanted' | 'none' = 'wanted') =>
  ({ type: 'question.asked', name, about: null, entry }) as const;

/**
 * True if one step leads there: one step back when a layer closes, otherwise a layer at the same or the next
 * history index.
 */
function isNear(to: HistoryEntry, from: HistoryEntry, isClosing: boolean): boolean {
  if (isClosing) return to.index === from.index - 1;
  return to.layer !== null && to.index - from.index >= 0 && to.index - from.index < 2 && to !== from;
}

/** Events of other flows are sent only where they can close a dialog. Elsewhere they have no effect. */
const SAID_AT: Readonly<Record<string, HistoryEntry>> = {
  'auth.closed': spots.signIn,
  'place.settled': spots.location,
  'diet.saved': spots.page,
  'item.added': spots.item,
  'item.updated': spots.item,
};

const WITH_WHY: readonly HistoryEntry[] = [spots.why, spots.languageOverWhy];

const WISHES: readonly string[] = [
  'layer.opened',
  'auth.opened',
  'layer.closed',
  'auth.closed',
  'place.settled',
  'diet.saved',
  'item.added',
  'item.updated',
  'question.asked',
];

export const layersModel = createModel(layersMachine, {
  fixtures: [
    { type: 'layer.opened', name: 'cart' },
    { type: 'layer.opened', name: 'item', item: 7, line: null },
    { type: 'layer.closed', name: 'cart' },
    { type: 'layer.removed', name: 'cart' },
    asked('language'),
    asked('outOfZone'),
    asked('market', 'none'),
    { type: 'question.asked', name: 'why', about: 'a price', entry: 'wanted' },
    { type: 'question.settled', name: 'why' },
    { type: 'question.settled', name: 'language' },
    { type: 'question.settled', name: 'outOfZone' },
    ...Object.values(spots).map((place) => ({ type: 'address.changed', spot: place }) as const),
    { type: 'auth.opened', mode: 'sign-in' },
    { type: 'item.added', itemId: 7 },
    { type: 'item.updated', itemId: 7 },
    { type: 'xstate.error.actor.history', error: new Error('broken') },
    { type: 'xstate.error.actor.focus', error: new Error('broken') },
  ],
  vertex: ({ context: { spot: at, questions, wanted, unwanted } }) => [
    at.index,
    at.layer,
    at.panel,
    at.item,
    questions.map(({ name, entry }) => [name, entry]),
    wanted?.name,
    unwanted,
  ],
  isPossible: (event, at) => {
    const { context } = at;
    const update = event as LayersEvent;
    const asking = context.questions.map(({ name }) => name);
    // One waiting request and two questions in sequence are enough to test the order.
    const hasDraft = context.wanted !== null || context.unwanted.length > 0;
    if (WISHES.includes(update.type) && (hasDraft || asking.length > 1)) return false;
    // One question above an explanation is enough to test it.
    if (asking.includes('why') && WISHES.includes(update.type) && update.type !== 'question.asked')
      return false;
    if (update.type === 'address.changed' && WITH_WHY.includes(update.spot))
      if (!asking.includes('why') && !WITH_WHY.includes(context.spot)) return false;
    if (update.type === 'question.asked' && update.name === 'why')
      return asking.length === 0 && context.spot.layer === null && at.matches({ resting: 'closed' });
    const where = SAID_AT[update.type];
    if (where !== undefined && context.spot !== where) return false;
    if (update.type === 'question.asked')
      return asking.length === 0
        ? update.name !== 'outOfZone' || context.spot.panel === 'location'
        : at.matches('resting') &&
            ((asking.join() === 'language' && update.name === 'outOfZone') ||
              (asking.join() === 'why' && update.name === 'language'));
    if (update.type === 'question.settled') return asking.includes(update.name);
    if (update.type === 'layer.closed') return openLayers(context).includes(update.name);
    if (update.type === 'address.changed')
      return at.matches('arriving')
        ? update.spot === spots.page || update.spot === spots.linked
        : isNear(update.spot, context.spot, at.matches('closing')) ||
            (at.matches('resting') && update.spot.index === context.spot.index - 1);
    return true;
  },
  stopWhen: (at) => at.matches('alone'),
  limit: 2_500,
  invariants: {
    'in a resting state, the regions agree about which layers are open': (at) =>
      !at.matches('resting') || at.matches({ resting: topLayer(at.context) === null ? 'closed' : 'open' }),
    'one flow asks one question at a time': ({ context }) =>
      shownQuestions(context).filter(({ about }) => about === null).length ===
      Math.min(context.questions.filter(({ about }) => about === null).length, 1),
    'an explanation covers no question': ({ context }) =>
      context.questions.every(({ about }) => about === null) ||
      shownQuestions(context).length === Math.min(context.questions.length, 2),
    'a layer that replaces another has done so in a resting state': (at) =>
      !at.matches('resting') || at.context.wanted === null,
    'only an open layer waits to be closed': (at) =>
      !at.matches('resting') || at.context.unwanted.every((name) => openLayers(at.context).includes(name)),
    'the top layer is not about to close while no history step is pending': (at) =>
      !at.matches('resting') || !at.context.unwanted.some((name) => name === topLayer(at.context)),
    'no history entry belongs to an answered question while no history step is pending': (at) =>
      !at.matches('resting') ||
      (['language', 'outOfZone', 'why'] as const).every(
        (name) => at.context.spot.layer !== name || isQuestionShown(at.context, name),
      ),
  },
});
