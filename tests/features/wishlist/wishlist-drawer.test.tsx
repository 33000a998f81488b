import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine';
import type { Favourite, WishlistIds } from '../../../machines/wishlist/wishlist.types';
import { ApiError } from '../../../src/api/api-error';
import { items, terms } from '../../domain/demo-items';
import { renderPage } from '../../support/walk-page';
import {
  button,
  favourites,
  grill,
  itemNamed,
  pizza,
  showWishlist,
  type WishlistActor,
  WishlistPage,
} from './wishlist-page';

const tab = (name: RegExp) => screen.getByRole('tab', { name, hidden: true });
const diavola = itemNamed(102, 'Diavola');
const full = favourites({ item: [pizza, diavola], store: [grill()] });

describe('the two tabs of the wishlist', () => {
  it.each([
    ['food', 'Foods', 'No favourite foods found', 'Restaurants', 'No favourite restaurants found'],
    ['grocery', 'Items', 'No favourite items found', 'Stores', 'No favourite stores found'],
    ['pharmacy', 'Items', 'No favourite items found', 'Stores', 'No favourite stores found'],
    ['ecommerce', 'Items', 'No favourite items found', 'Stores', 'No favourite stores found'],
    ['rental', 'Vehicles', 'No favourite Vehicles found', 'Providers', 'No favourite Providers found'],
  ] as const)(
    'are empty in the module %s, each with its own text [WISH-01, WISH-02, MSG-80]',
    async (market, things, noThings, sellers, noSellers) => {
      await showWishlist(favourites(), market);

      expect(tab(new RegExp(`^${things}`)).getAttribute('aria-selected')).toBe('true');
      expect(screen.getByText(noThings)).toBeDefined();
      fireEvent.click(tab(new RegExp(`^${sellers}`)));

      expect(screen.getByText(noSellers)).toBeDefined();
    },
  );

  it('are labelled with the number of their entries [WISH-01, WISH-07]', async () => {
    const { saved } = await showWishlist(full);
    expect([tab(/^Foods/).textContent, tab(/^Restaurants/).textContent]).toEqual(['Foods2', 'Restaurants1']);

    fireEvent.click(button('Remove Diavola from wishlist') as HTMLElement);
    await saved('Removed');

    expect(tab(/^Foods/).textContent).toBe('Foods1');
    expect(button('Wishlist, 2 saved')).not.toBeNull();
  });

  it('list only the current module, while hearts of other modules stay filled [WISH-01, WISH-07]', async () => {
    await showWishlist({ ...full, item: [{ ...pizza, moduleId: 2 }, diavola] });

    expect(button('Remove Diavola from wishlist')).not.toBeNull();
    expect(button('Remove Margherita from wishlist')).toBeNull();
    expect(button('Wishlist, 2 saved')).not.toBeNull();
    expect(button('Add Margherita to wishlist')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('are called vehicles and providers in the rental module [WISH-01, WISH-06, DATA-04]', async () => {
    const car = { id: 3, name: 'Desert SUV', imageUrl: null, rating: 4.5, ratingCount: 8 };
    await showWishlist(
      favourites({ vehicle: [car], provider: [{ ...car, id: 4, name: 'Coastline' }] }),
      'rental',
    );

    expect(button('Remove Desert SUV from wishlist')).not.toBeNull();
    expect(button('Remove Coastline from wishlist')).not.toBeNull();
    expect(button('Wishlist, 2 saved')).not.toBeNull();
  });
});

describe('a wishlist entry', () => {
  const link = (name: string) => screen.queryByRole('link', { name, hidden: true });

  it('opens its item and can be added to the cart [WISH-08]', async () => {
    await showWishlist(full);

    expect(link('Margherita')?.getAttribute('href')).toContain('/product/101');
    expect(link('Noor Grill')?.getAttribute('href')).toContain('/store/2');
    expect(button('Add Margherita to cart')).not.toBeNull();
  });

  it('opens the quick view in place of the drawer when the item has choices [WISH-08]', async () => {
    await showWishlist(favourites({ item: [{ ...pizza, ...items['F-01'] }] }));

    const options = link('Choose options for Margherita');
    expect(options?.getAttribute('href')).toContain('item=101');
    expect(options?.getAttribute('href')).not.toContain('panel=');
  });

  it('is removed immediately, and Undo restores its position [WISH-07, WISH-08]', async () => {
    const { wishlist, saved, read } = await showWishlist(full);
    const remove = button('Remove Margherita from wishlist') as HTMLElement;
    remove.focus();

    fireEvent.click(remove);
    expect(screen.getByText('Margherita was removed from your wishlist.')).toBeDefined();
    const undo = button('Undo: save Margherita again') as HTMLElement;
    expect(undo.textContent).toBe('Undo');
    expect(document.activeElement).toBe(undo);
    await saved('Removed');
    wishlist.send({ type: 'wishlist.reloadRequested' });
    await read({ ...full, item: [diavola] });
    expect(button('Undo: save Margherita again')).toBe(undo);
    fireEvent.click(undo);
    await saved('Added');

    expect(wishlist.getSnapshot().context.ids?.item).toEqual([diavola.id, pizza.id]);
    const names = screen.getAllByRole('button', { name: /^Remove .* from wishlist$/, hidden: true });
    expect(names.map((name) => name.getAttribute('aria-label'))).toEqual([
      'Remove Margherita from wishlist',
      'Remove Diavola from wishlist',
      'Remove Noor Grill from wishlist',
    ]);
    expect(document.activeElement).toBe(names[0]);
  });

  it('stays removed when the drawer is opened again [WISH-08]', async () => {
    const { wishlist, saved, read } = await showWishlist(full);
    fireEvent.click(button('Remove Margherita from wishlist') as HTMLElement);
    await saved('Removed');

    wishlist.send({ type: 'wishlist.opened' });
    await read({ ...full, item: [diavola] });

    expect(button('Undo: save Margherita again')).toBeNull();
    expect(button('Remove Diavola from wishlist')).not.toBeNull();
  });

  it('returns when the server could not remove it [WISH-04, WISH-07]', async () => {
    const { refused } = await showWishlist(full);

    fireEvent.click(button('Remove Margherita from wishlist') as HTMLElement);
    await refused({ code: 'server' });

    expect(button('Remove Margherita from wishlist')).not.toBeNull();
    expect(button('Undo: save Margherita again')).toBeNull();
  });

  it.each([
    ['Out of Stock', { item: [{ ...pizza, ...terms({ stock: 0 }) }] }],
    ['Not Available now', { item: [{ ...pizza, ...items['F-05'] }] }],
    ['Campaign ended', { item: [{ ...pizza, ...items['F-08'] }] }],
    ['No longer available', { item: [{ ...pizza, isSold: false }] }],
    ['Not delivered to your address', { item: [{ ...pizza, zoneId: 4 }] }],
    ['Not delivered to your address', { store: [grill({ zoneId: 4 })] }],
    ['Closed', { store: [grill({ isActive: false })] }],
    ['Closed', { store: [grill({ hours: [] })] }],
    ['Opens 6:00 PM', { store: [grill({ hours: [{ day: 2, opens: '18:00', closes: '23:00' }] })] }],
  ])('is marked "%s" and cannot be added when unavailable [WISH-08]', async (mark, overrides) => {
    await showWishlist(favourites(overrides));

    expect(screen.getByText(mark)).toBeDefined();
    expect(button('Add Margherita to cart')).toBeNull();
  });
});

describe('The wishlist before its entries have loaded', () => {
  const show = (wishlist: WishlistActor) => renderPage(<WishlistPage wishlist={wishlist} />);
  const begun = (load: Promise<WishlistIds>) => {
    const actors = { loadWishlist: fromPromise<WishlistIds, { takenOff: readonly Favourite[] }>(() => load) };
    return createActor(wishlistMachine.provide({ actors })).start() as WishlistActor;
  };

  it('asks a guest to sign in and shows no count [WISH-03, NAV-38]', async () => {
    await show(createActor(wishlistMachine).start() as WishlistActor);
    expect(screen.getByText('You are not logged in')).toBeDefined();
    expect(button('Sign In')).not.toBeNull();
    expect(button(/^Wishlist,/)).toBeNull();
  });

  it('shows that it is loading [WISH-01]', async () => {
    const wishlist = begun(new Promise(() => undefined));
    wishlist.send({ type: 'person.arrived' });
    await show(wishlist);
    expect(screen.getByLabelText('Loading your wishlist')).toBeDefined();
  });

  it('says that loading failed and retries [WISH-01]', async () => {
    const wishlist = begun(Promise.reject(new ApiError('server')));
    wishlist.send({ type: 'person.arrived' });
    await show(wishlist);
    expect(await screen.findByText('Your wishlist couldn’t be loaded')).toBeDefined();
    fireEvent.click(button('Try again') as HTMLElement);
    expect(wishlist.getSnapshot().matches({ signedIn: 'loading' })).toBe(true);
  });
});

describe('A heart pressed after the wishlist has loaded', () => {
  const press = () => fireEvent.click(button('Add Noor Grill to wishlist') as HTMLElement);

  it('shows a loading entry until the server returns the saved one [WISH-07]', async () => {
    const { wishlist, saved, read } = await showWishlist(favourites());
    fireEvent.click(tab(/^Restaurants/));

    press();
    await saved('Added');
    expect(screen.getByLabelText('Loading your wishlist')).toBeDefined();
    wishlist.send({ type: 'wishlist.reloadRequested' });
    await read(favourites({ store: [grill()] }));

    expect(screen.queryByLabelText('Loading your wishlist')).toBeNull();
    expect(button('Remove Noor Grill from wishlist')).not.toBeNull();
  });

  it('says when the new entry cannot be loaded, and retries [WISH-07]', async () => {
    const { wishlist, saved, unread, read } = await showWishlist(favourites());
    fireEvent.click(tab(/^Restaurants/));
    press();
    await saved('Added');
    wishlist.send({ type: 'wishlist.reloadRequested' });
    await unread({ code: 'server' });

    fireEvent.click(button('Try again') as HTMLElement);
    await read(favourites({ store: [grill()] }));

    expect(button('Remove Noor Grill from wishlist')).not.toBeNull();
  });
});
