import { Trans, useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { FavouriteType } from '../../../machines/wishlist/wishlist.types';
import type { Favourites } from '../../api/wishlist-api';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import type { RowState } from './favourite-rows';
import { useFavourites, useWishesHere } from './use-favourites';
import type { WishlistTexts } from './use-wishlist-texts';
import { useWishlist, useWishlistRef } from './wishlist.context';
import classes from './wishlist-drawer.module.css';

type Entry = { id: number };
type Props<T extends Entry> = {
  kind: FavouriteType;
  words: WishlistTexts;
  entriesOf: (favourites: Favourites) => T[];
  row: (entry: T, state: RowState) => ReactNode;
};

/**
 * A list of the wishlist. A removed entry keeps its position, with an Undo button, until the drawer closes.
 */
export function FavouriteList<T extends Entry>({ kind, words, entriesOf, row }: Props<T>) {
  const ids = useWishesHere(kind);
  const favourites = useFavourites();
  const takenOff = useWishlist(({ context }) => context.takenOff);
  const removed = takenOff.filter((favourite) => favourite.kind === kind);
  const shown = entriesOf(favourites).filter(({ id }) => ids.includes(id) || has(removed, id));
  const missing = ids.filter((id) => !has(shown, id)).length;
  if (shown.length + missing === 0) return <NothingHere words={words} />;
  return (
    <>
      <ul>
        {shown.map((entry) => (
          <Fragment key={entry.id}>{row(entry, { isRemoved: has(removed, entry.id) })}</Fragment>
        ))}
      </ul>
      {missing > 0 ? <Missing count={missing} /> : null}
    </>
  );
}

const has = (entries: Entry[], id: number): boolean => entries.some((entry) => entry.id === id);

const NothingHere = ({ words }: { words: WishlistTexts }) => (
  <EmptyState
    picture={<IconHeart size={72} stroke={1.2} />}
    title={words.empty}
    headingLevel={3}
    action={
      <Button renderRoot={(root) => <Link to="/home" {...root} />}>
        <Trans>Continue Shopping</Trans>
      </Button>
    }
  >
    {words.hint}
  </EmptyState>
);

/**
 * Shown in place of favourites that are not loaded yet: placeholder rows, or the error with a retry button.
 */
function Missing({ count }: { count: number }) {
  const { i18n } = useLingui();
  const wishlist = useWishlistRef();
  const failure = useWishlist(({ context }) => context.failure);
  if (failure === null) return <LoadingRows count={count} />;
  return (
    <FailureBlock
      reason={failureTexts(i18n, failure).join(' ')}
      onRetry={() => wishlist.send({ type: 'wishlist.reloadRequested' })}
    />
  );
}

export function LoadingRows({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <div className={classes.loading} role="status" aria-label={t`Loading your wishlist`}>
      {[...Array(count).keys()].map((place) => (
        <Skeleton key={place} blockSize={112} />
      ))}
    </div>
  );
}
