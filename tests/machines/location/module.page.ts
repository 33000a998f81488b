import type { SnapshotFrom } from 'xstate';
import { modulesInZones, moduleWithId } from '../../../domain/modules';
import type { moduleMachine } from '../../../machines/location/module.machine';
import type { Page, Sight, Target } from '../../support/model/page';
import { wireModule } from '../../support/model/wire';
import { press } from '../shared/page-parts';
import { food, modules, pharmacy } from './module.model';

type At = SnapshotFrom<typeof moduleMachine>;

const chooser: Target = { role: 'dialog', name: 'Select a type of module for your orders' };
const close: Target = { role: 'button', name: 'Close', inside: chooser };
/** On wide screens every page but the landing page has the module list at its side. */
const rail: Target = { role: 'navigation', name: 'Choose a market' };
const tiles: Readonly<Record<number, string>> = { [food.id]: 'Food', [pharmacy.id]: 'Pharmacy' };
const nameOf = (id: number | null): string => moduleWithId(modules, id)?.name ?? '';
const inChooser = (name: string): Target => ({ role: 'button', name, inside: chooser });
const served = ({ context }: At) => modulesInZones(context.modules, context.zoneIds);
const notServed = 'Your last module isn’t available at this address. Please choose another.';
const quiet: Sight[] = [{ lacks: chooser }, { misses: 'No module found' }];
const asks = (at: At): Sight[] => [
  { sees: chooser },
  ...served(at).map(({ name }): Sight => ({ sees: inChooser(name) })),
];

/** The reason why an event is impossible: the page renders too fast for it. */
const AT_ONCE = 'the page renders the change immediately';
const whilePainting = (at: At): string | null => (at.matches('showing') ? AT_ONCE : null);
const LINKED = 'a link to an item does this: a journey follows one';

/** A place in these zones, as stored in the browser. */
const placeIn = (zoneIds: readonly number[]): Record<string, string | null> =>
  zoneIds.length === 0
    ? { zoneid: null }
    : {
        location: `Zone ${zoneIds.join(', ')}`,
        currentLatLng: JSON.stringify({ lat: 25, lng: 55 }),
        zoneid: JSON.stringify(zoneIds),
      };

export const modulePage: Page<typeof moduleMachine> = {
  open: ({ storedId }) => ({
    path: '/help-and-support',
    isBare: true,
    storage: { guest_id: 'guest-1', ...(storedId === null ? {} : { module: String(storedId) }) },
  }),
  calls: [],
  fixed: { '/module': modules.map(wireModule), '/customer/cart/list': [] },
  acts: {
    'zones.changed': ({ zoneIds }: { zoneIds: number[] }) => [{ act: 'otherTab', values: placeIn(zoneIds) }],
    'module.chosen': ({ moduleId }: { moduleId: number }, before) => {
      const name = nameOf(moduleId);
      if (before.matches('choosing')) return [{ act: 'press', on: inChooser(name) }];
      if (before.matches('selected')) return [press('button', name, { inside: rail })];
      // Without a place, only the tiles of the landing page select a module.
      return [{ act: 'goes', path: '/' }, press('button', tiles[moduleId] ?? name, { isStart: true })];
    },
    'module.changedElsewhere': ({ moduleId }: { moduleId: number }) => [
      { act: 'otherTab', values: { module: String(moduleId) } },
    ],
  },
  answers: { 'xstate.done.actor.storeModule': () => [], 'xstate.done.actor.showPress': () => [] },
  timers: {},
  sights: {
    waiting: quiet,
    noModules: [{ reads: 'No module found' }, { reads: 'Contact with the site owner to activate modules.' }],
    'choosing.first': (at) => [...asks(at), { lacks: close }, { misses: notServed }],
    'choosing.notServed': (at) => [...asks(at), { lacks: close }, { reads: notServed }],
    showing: (at) =>
      served(at)
        .filter(({ id }) => id === at.context.pressedId && served(at).length > 1)
        .map(({ name }) => ({ sees: { role: 'button', name, isPressed: true, inside: rail } })),
    storing: quiet,
    taking: quiet,
    single: [...quiet, { lacks: rail }],
    selected: ({ context }) => [
      ...quiet,
      { sees: { role: 'button', name: nameOf(context.selectedId), isPressed: true, inside: rail } },
    ],
  },
  impossible: {
    'module.chosen': ({ moduleId }: { moduleId: number }, at) =>
      at.matches('waiting')
        ? tiles[moduleId]
          ? null
          : 'a market that is switched off has no tile'
        : whilePainting(at),
    'zones.changed': (_: { zoneIds: number[] }, at) => whilePainting(at),
    'module.changedElsewhere': (_: { moduleId: number }, at) => whilePainting(at),
    'module.taken': LINKED,
    'xstate.error.actor.showPress': 'a browser that does not paint ends the wait by itself',
    'xstate.error.actor.storeModule': 'a browser that blocks its storage uses memory instead',
  },
  gaps: {
    'taking --xstate.done.actor.storeModule--> deciding': LINKED,
    'showing --xstate.done.actor.showPress--> deciding': AT_ONCE,
  },
  news: { 'welcome.requested': () => [{ address: '/interest' }] },
  endsIn: [],
};
