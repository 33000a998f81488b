import type { SnapshotFrom } from 'xstate';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, WishlistIds } from '../../../machines/wishlist/wishlist.types';
import { isFavourite, wishCount } from '../../../machines/wishlist/wishlist.view';
import type { Page, Sight, Target } from '../../support/model/page';
import { wireItem } from '../../support/model/wire';
import { PERSON, wirePerson } from '../account/account-parts';
import { cartItem } from '../cart/cart-lines';
import {
  answers,
  failsToRead,
  failsToWrite,
  livesInHarbour,
  OF_ACCOUNT,
  pharmacyItemsOf,
  press,
  SHELF,
} from '../shared/page-parts';
import { margherita, wishlistModel } from './wishlist.model';

type At = SnapshotFrom<typeof wishlistMachine>;

const LIST = '/customer/wish-list';
const ADD = '/customer/wish-list/add';
const REMOVE = '/customer/wish-list/remove';
const { [LIST]: _asked, ...answersElse } = OF_ACCOUNT;
const shelf = [cartItem(), cartItem({ id: 102, name: 'Focaccia' })];
const focaccia: Favourite = { kind: 'item', id: 102 };
const signIn: Target = { role: 'dialog', name: 'Sign In' };

const nameOf = ({ id }: Favourite): string => shelf.find((item) => item.id === id)?.name ?? '';
const heart = (favourite: Favourite): Target => ({
  role: 'button',
  name: 'Add {name} to wishlist',
  values: { name: nameOf(favourite) },
});
/** The page shows the wishlist only through the hearts. */
const hearts = ({ context }: At): Sight[] =>
  [margherita, focaccia].map((favourite) => ({
    sees: { ...heart(favourite), isPressed: isFavourite(context, favourite) },
  }));
/** The number of favourites. Known once the list was read. */
const counted = (at: At): Sight[] => [
  ...hearts(at),
  {
    sees: {
      role: 'button',
      name: 'Wishlist, {shown} saved',
      values: { shown: wishCount(at.context, ['item']) },
    },
  },
];
const saveCall = ({ context: { sending } }: At): string => (sending?.isOn ? ADD : REMOVE);

export const wishlistPage: Page<typeof wishlistMachine> = {
  model: {
    fixtures: [
      ...wishlistModel.fixtures.filter(({ type }) => !type.startsWith('wish.')),
      { type: 'wish.toggled', favourite: margherita },
      { type: 'wish.toggled', favourite: focaccia },
      { type: 'wish.resumed', favourite: margherita },
    ] as never,
  },
  open: () => ({
    path: `${SHELF}?scenario=CFG-BASE`,
    isBare: true,
    storage: { ...livesInHarbour, guest_id: 'guest-1' },
  }),
  calls: [LIST, ADD, REMOVE],
  fixed: {
    ...answersElse,
    ...pharmacyItemsOf(shelf),
    [PERSON]: wirePerson,
    '/customer/cart/list': [],
  },
  acts: {
    'person.arrived': [{ act: 'otherTab', values: { token: 'token-1' } }],
    // A sign-out in another tab sends the customer home, so the path returns to the same hearts.
    'person.left': [
      { act: 'otherTab', values: { token: null } },
      { act: 'awaits', sight: { address: '/home' } },
      { act: 'goes', path: SHELF },
    ],
    'wish.toggled': ({ favourite }: { favourite: Favourite }, at) => [
      { act: 'press', on: heart(favourite) },
      ...(at.matches('signedOut')
        ? ([
            { act: 'awaits', sight: { sees: signIn } },
            press('button', 'Close', { inside: signIn }),
          ] as const)
        : []),
    ],
    'wishlist.reloadRequested': [{ act: 'otherTabSays', channel: 'souk', message: 'wishlist.changed' }],
  },
  answers: {
    'xstate.done.actor.loadWishlist': (ids: WishlistIds) => [
      answers(LIST, {
        item: shelf.filter(({ id }) => ids.item.includes(id)).map(wireItem),
        store: [],
      }),
    ],
    'xstate.error.actor.loadWishlist': (error: object) => [failsToRead(LIST, error)],
    'xstate.done.actor.saveFavourite': (message: string, at) => [answers(saveCall(at), { message })],
    'xstate.error.actor.saveFavourite': (error: object, at) => [failsToWrite(saveCall(at), error)],
  },
  timers: {},
  sights: {
    signedOut: (at) => [
      { sees: { role: 'button', name: 'Sign In', inside: { role: 'banner' } } },
      { lacks: { role: 'button', name: 'Wishlist,', isStart: true } },
      ...hearts(at),
    ],
    'signedIn.loading': counted,
    'signedIn.failed': counted,
    'signedIn.ready': counted,
    'signedIn.saving': counted,
  },
  impossible: {
    'wishlist.opened': 'the drawer reports when it opens, and has its own tests',
    'wish.resumed': 'only a customer who has just signed in causes this: a wishlist journey does it',
  },
  endsIn: [],
};
