import type { SnapshotFrom } from 'xstate';
import { ALLERGENS, type Allergen, DIETS, type DietName, type DietProfile } from '../../../domain/diet';
import type { dietMachine } from '../../../machines/preferences/diet.machine';
import type { StoredDiet } from '../../../machines/preferences/diet.types';
import type { Act, Page, Sight, Target } from '../../support/model/page';
import { wireItem } from '../../support/model/wire';
import { type Text, text } from '../../support/model/words';
import { PERSON, wirePerson } from '../account/account-parts';
import { cartItem } from '../cart/cart-lines';
import { toastOfFailure } from '../shared/failures.words';
import {
  answers,
  failsToRead,
  failsToWrite,
  livesInHarbour,
  OF_ACCOUNT,
  press,
  SHELF,
} from '../shared/page-parts';

type At = SnapshotFrom<typeof dietMachine>;

const DIET = '/customer/diet';
const { [DIET]: _asked, ...answersElse } = OF_ACCOUNT;
const shelf = [
  { ...wireItem(cartItem()), name: 'Satay', allergies_name: ['Peanut'] },
  { ...wireItem(cartItem({ id: 102 })), name: 'Latte', allergies_name: ['Milk'] },
];
const warnings: Partial<Record<Allergen, Text>> = {
  peanut: text('Contains peanuts', 'يحتوي على فول سوداني'),
  milk: text('Contains milk', 'يحتوي على حليب'),
};
const labels: Partial<Record<Allergen | DietName, string>> = {
  peanut: 'peanuts',
  milk: 'milk',
  halal: 'Halal',
};

const dialog: Target = { role: 'dialog', name: 'Diet and allergens' };
const save: Target = { role: 'button', name: 'Save', inside: dialog };
const opens: Act = {
  act: 'opens',
  layer: dialog,
  by: { role: 'button', name: 'Diet and allergens', inside: { role: 'banner' } },
};
const again = press('button', 'Try again', { inside: dialog });

const chosenIn = ({ allergens, diets }: DietProfile) =>
  new Set<Allergen | DietName>([...allergens, ...diets]);
/** The boxes to tick or untick to get from one choice to the other. */
const ticks = (from: DietProfile, to: DietProfile): Act[] =>
  [...ALLERGENS, ...DIETS]
    .filter((name) => chosenIn(from).has(name) !== chosenIn(to).has(name))
    .map((name) => press('checkbox', labels[name] ?? name, { inside: dialog }));
const warned = ({ context: { profile } }: At): Sight[] =>
  profile.allergens.flatMap((allergen) => {
    const words = warnings[allergen];
    return words ? [{ shows: words }] : [];
  });
const reason = ({ context: { failure } }: At): Sight[] =>
  failure ? [{ shows: toastOfFailure(failure) }] : [];
const saved = ({ profile, isOfAccount }: StoredDiet) => JSON.stringify({ ...profile, isOfAccount });
const unlessAsked = (at: At) =>
  at.hasTag('busy') ? 'the test answers the pending request before the next step' : null;

export const dietPage: Page<typeof dietMachine> = {
  open: (input) => ({
    path: `${SHELF}?scenario=CFG-BASE`,
    isBare: true,
    storage: { ...livesInHarbour, guest_id: 'guest-1', diet: saved(input) },
  }),
  calls: [DIET],
  fixed: {
    ...answersElse,
    [SHELF]: { products: shelf, total_size: shelf.length },
    [PERSON]: wirePerson,
    '/customer/cart/list': [],
  },
  acts: {
    'session.signedIn': [{ act: 'otherTab', values: { token: 'token-1' } }, opens],
    // A sign-out in another tab sends the customer home, so the path returns to the same list.
    'session.signedOut': [
      { act: 'otherTab', values: { token: null } },
      { act: 'awaits', sight: { address: '/home' } },
      { act: 'goes', path: SHELF },
    ],
    'diet.chosen': ({ profile }: { profile: DietProfile }, at) => [
      opens,
      ...ticks(at.context.profile, profile),
      { act: 'press', on: save },
    ],
    'diet.changedElsewhere': (stored: StoredDiet) => [
      opens,
      { act: 'otherTab', values: { diet: saved(stored) } },
    ],
    'retry.requested': [opens, again],
  },
  answers: {
    'xstate.done.actor.loadDiet': (profile: DietProfile) => [answers(DIET, profile)],
    'xstate.error.actor.loadDiet': (error: object) => [failsToRead(DIET, error)],
    'xstate.done.actor.saveDiet': () => [answers(DIET, {})],
    'xstate.error.actor.saveDiet': (error: object) => [failsToWrite(DIET, error)],
  },
  timers: {},
  sights: {
    signedOut: warned,
    signedIn: warned,
    'signedIn.loading': [{ sees: { ...save, isBusy: true } }],
    'signedIn.unread': (at) => [{ reads: 'Your account couldn’t be loaded' }, ...reason(at)],
    'signedIn.ready': [{ misses: 'Your account couldn’t be loaded' }],
    'signedIn.saving': [{ sees: { ...save, isBusy: true } }],
    'signedIn.unsaved': (at) => [
      { reads: 'Saved on this device, but not in your account yet' },
      ...reason(at),
    ],
  },
  impossible: {
    'session.restored': 'a signed-in customer is known before the page can be checked',
    'session.expired': 'the paths of the session do it: an expired session ends like a sign-out',
    'session.signedOut': (_event, at) => unlessAsked(at),
    'diet.chosen': (_event, at) => unlessAsked(at),
    'diet.changedElsewhere': (_event, at) => unlessAsked(at),
  },
  endsIn: [],
};
