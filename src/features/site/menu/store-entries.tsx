import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StoreListKind } from '../../../api/catalogue-api';
import { StoreLink } from '../../../ui/store-link';
import { TilePicture } from '../../../ui/tile-picture';
import { Block } from '../../catalogue/page/block';
import { storeRowBlock } from '../../catalogue/page/page-blocks';
import { useReader, useScope } from '../../catalogue/page/use-scope';
import classes from './entries.module.css';
import { EntriesSkeleton } from './entries-skeleton';

/**
 * The number of shown stores. The request still asks for twelve, as specified [MENU-10, CONST-05, CONST-06].
 */
export const SHOWN = 10;

const allPaths = { latest: '/store/latest', popular: '/store/popular' } as const;

/** Shows at most ten stores, and a link to all [MENU-10, MENU-11]. */
export function StoreEntries({ order }: { order: StoreListKind }) {
  const data = storeRowBlock(useReader(), useScope(), order);
  return (
    <Block data={data} skeleton={<EntriesSkeleton />}>
      {(stores) => (
        <ul className={classes.entries}>
          {stores.slice(0, SHOWN).map((store) => (
            <li key={store.id}>
              <StoreLink store={store} className={classes.entry}>
                <TilePicture
                  className={classes.picture}
                  src={store.logoUrl}
                  name={store.name}
                  tint={store.id}
                  width={44}
                  height={44}
                  isDecorative
                />
                <span>{store.name}</span>
              </StoreLink>
            </li>
          ))}
          <li className={classes.all}>
            <Link className={classes.allLink} to={allPaths[order]}>
              <Trans>View all</Trans>
            </Link>
          </li>
        </ul>
      )}
    </Block>
  );
}
