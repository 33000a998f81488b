import '@mantine/core/styles/Tabs.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FavouriteType } from '../../../machines/wishlist/wishlist.types';
import { useFormats } from '../../i18n/formats.context';
import { useSelectedModule } from '../location/module.context';
import { FavouriteList } from './favourite-list';
import { FavouriteItem, FavouriteRental, FavouriteStore } from './favourite-rows';
import { favouriteTypesOf, useWishesHere } from './use-favourites';
import { useWishlistTexts, type WishlistTexts } from './use-wishlist-texts';
import classes from './wishlist-tabs.module.css';

/** The tabs of the wishlist. Their names depend on the module [WISH-01]. */
export function WishlistTabs() {
  const { t } = useLingui();
  const type = useSelectedModule()?.type;
  const words = useWishlistTexts(type);
  const kinds = favouriteTypesOf(type);
  const lists: Record<FavouriteType, (own: WishlistTexts) => ReactNode> = {
    item: (texts) => (
      <FavouriteList
        kind="item"
        words={texts}
        entriesOf={({ item }) => item}
        row={(item, state) => <FavouriteItem item={item} {...state} />}
      />
    ),
    store: (texts) => (
      <FavouriteList
        kind="store"
        words={texts}
        entriesOf={({ store }) => store}
        row={(store, state) => <FavouriteStore store={store} {...state} />}
      />
    ),
    vehicle: (texts) => <RentalList kind="vehicle" words={texts} />,
    provider: (texts) => <RentalList kind="provider" words={texts} />,
  };
  return (
    <Tabs
      key={kinds[0]}
      defaultValue={kinds[0]}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List aria-label={t`Wishlist sections`}>
        {kinds.map((kind) => (
          <Tabs.Tab key={kind} value={kind}>
            {words[kind].tab}
            <Count kind={kind} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kinds.map((kind) => (
        <Tabs.Panel key={kind} value={kind}>
          {lists[kind](words[kind])}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const RentalList = ({ kind, words }: { kind: 'vehicle' | 'provider'; words: WishlistTexts }) => (
  <FavouriteList
    kind={kind}
    words={words}
    entriesOf={(favourites) => favourites[kind]}
    row={(favourite, state) => <FavouriteRental kind={kind} favourite={favourite} {...state} />}
  />
);

function Count({ kind }: { kind: FavouriteType }) {
  const formats = useFormats();
  const count = useWishesHere(kind).length;
  return count > 0 ? <span className={classes.count}>{formats.number(count)}</span> : null;
}
