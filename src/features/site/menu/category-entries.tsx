import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TilePicture } from '../../../ui/tile-picture';
import { Block } from '../../catalogue/page/block';
import { categoriesBlock } from '../../catalogue/page/page-blocks';
import { useReader, useScope } from '../../catalogue/page/use-scope';
import { useSelectedModule } from '../../location/module.context';
import classes from './entries.module.css';
import { EntriesSkeleton } from './entries-skeleton';
import { SHOWN } from './store-entries';

/** Shows at most ten categories, and a link to all [MENU-10, MENU-11]. */
export function CategoryEntries() {
  const data = categoriesBlock(useReader(), useScope());
  const module = useSelectedModule();
  return (
    <Block data={data} skeleton={<EntriesSkeleton />}>
      {(categories) => (
        <ul className={classes.entries}>
          {categories.slice(0, SHOWN).map((category) => (
            <li key={category.id}>
              <Link
                className={classes.entry}
                to="/category/$id"
                params={{ id: String(category.id) }}
                search={module ? { module_id: module.id } : {}}
              >
                <TilePicture
                  className={classes.picture}
                  src={category.imageUrl}
                  name={category.name}
                  tint={category.id}
                  width={44}
                  height={44}
                  isDecorative
                />
                <span>{category.name}</span>
              </Link>
            </li>
          ))}
          <li className={classes.all}>
            <Link className={classes.allLink} to="/categories">
              <Trans>View all</Trans>
            </Link>
          </li>
        </ul>
      )}
    </Block>
  );
}
