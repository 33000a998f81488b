import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Wish } from '../../../machines/wishlist/wishlist.types';
import { isWished, wishCount } from '../../../machines/wishlist/wishlist.view';
import type { Favourites } from '../../../src/api/wishlist-api';
import { FAVOURITES } from '../../../src/features/wishlist/wishlist.actors';
import { createReads } from '../../../src/platform/reads';
import { margherita, noorGrill, wishlistModel } from '../../machines/wishlist/wishlist.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';
import { button, favourites, grill, pizza, type WishlistActor, WishlistPage } from './wishlist-page';

type At = ReturnType<WishlistActor['getSnapshot']>;

const heartOf = ({ kind }: Wish) =>
  button(`Add ${kind === 'item' ? 'Margherita' : 'Noor Grill'} to wishlist`);
const seesHearts = ({ context }: At) => {
  for (const wish of [margherita, noorGrill])
    expect(heartOf(wish)?.getAttribute('aria-pressed')).toBe(String(isWished(context, wish)));
};
const seesCount = ({ context }: At) =>
  expect(button(/^Wishlist,/)?.getAttribute('aria-label')).toBe(
    `Wishlist, ${wishCount(context, ['item', 'store'])} saved`,
  );
const seesEntries = (at: At) => {
  seesHearts(at);
  seesCount(at);
  for (const [wish, name] of [
    [margherita, 'Margherita'],
    [noorGrill, 'Noor Grill'],
  ] as const)
    expect(button(`Remove ${name} from wishlist`) !== null).toBe(isWished(at.context, wish));
};

function readsWith(told: Favourites) {
  const reads = createReads();
  reads.keep(FAVOURITES, told);
  return reads;
}

it.each(wishlistModel.paths.map((path) => [titleOf(path), path] as const))(
  'hearts, count and drawer follow: %s [NAV-38, WISH-03, WISH-07]',
  (_, path) =>
    walkPage({
      machine: wishlistMachine,
      path: path as never,
      page: (actor) => <WishlistPage wishlist={actor as never} />,
      context: { reads: readsWith(favourites({ item: [pizza], store: [grill()] })) },
      press: {
        'wish.toggled': ({ wish }: { wish: Wish }) => void fireEvent.click(heartOf(wish) as HTMLElement),
        'wishlist.reloadRequested': () => void fireEvent.click(button('Try again') as HTMLElement),
      },
      // Other tabs ask for it too.
      elsewhere: { 'wishlist.reloadRequested': (before: At) => !before.hasTag('failed') },
      outside: ['person.arrived', 'person.left', 'wish.resumed'],
      sees: {
        signedOut: (at) => {
          seesHearts(at as At);
          expect(button(/^Wishlist,/)).toBeNull();
          expect(screen.getByText('You are not logged in')).toBeDefined();
          expect(button('Sign In')).not.toBeNull();
        },
        'signedIn.loading': (at) => {
          seesHearts(at as At);
          if ((at as At).context.ids !== null) seesEntries(at as At);
          else expect(screen.getByLabelText('Loading your wishlist')).toBeDefined();
        },
        'signedIn.failed': (at) => {
          seesHearts(at as At);
          expect(screen.getByText('Your wishlist could not be loaded')).toBeDefined();
        },
        'signedIn.ready': (at) => seesEntries(at as At),
        'signedIn.saving': (at) => seesEntries(at as At),
      },
    }),
);
