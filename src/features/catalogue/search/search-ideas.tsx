import { Trans } from '@lingui/react/macro';
import { CatchBoundary, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { popularTerms } from '../../../../domain/popular-terms';
import type { BlockData } from '../../../platform/reads';
import { useSelectedModule } from '../../location/module.context';
import { categoriesBlock, popularItemsBlock } from '../page/page-blocks';
import { useReader, useScope } from '../page/use-scope';
import terms from './popular-terms.module.css';
import classes from './search-suggestions.module.css';

type Props = { onIdea: (words: string) => void; onLeave: () => void };

const MAX_CATEGORIES = 6;

/** Shows popular searches and categories while the field is empty [CAT-15]. Rental has neither. */
export function SearchIdeas(props: Props) {
  const isRental = useSelectedModule()?.type === 'rental';
  return isRental ? null : <Ideas {...props} />;
}

function Ideas({ onIdea, onLeave }: Props) {
  const reader = useReader();
  const scope = useScope();
  return (
    <>
      <Quiet data={popularItemsBlock(reader, scope)}>
        {(items) =>
          items.length > 0 ? (
            <section className={classes.ideas} aria-labelledby="search-popular">
              <h2 id="search-popular">
                <Trans>Popular searches</Trans>
              </h2>
              <ul className={terms.terms}>
                {popularTerms(items).map((term) => (
                  <li key={term}>
                    <button type="button" className={terms.term} onClick={() => onIdea(term)}>
                      {term}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        }
      </Quiet>
      <Quiet data={categoriesBlock(reader, scope)}>
        {(categories) =>
          categories.length > 0 ? (
            <section className={classes.ideas} aria-labelledby="search-categories">
              <h2 id="search-categories">
                <Trans>Categories</Trans>
              </h2>
              <ul className={terms.terms}>
                {categories.slice(0, MAX_CATEGORIES).map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      className={terms.term}
                      to="/category/$id"
                      params={{ id: String(id) }}
                      onClick={onLeave}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        }
      </Quiet>
    </>
  );
}

type QuietProps<T> = { data: BlockData<T>; children: (value: T) => ReactNode };

/** Hides data that can't be loaded. The search field works without it. */
const Quiet = <T,>({ data, children }: QuietProps<T>) => (
  <CatchBoundary getResetKey={() => data.key} errorComponent={() => null}>
    <Suspense>
      <Answer data={data}>{children}</Answer>
    </Suspense>
  </CatchBoundary>
);

const Answer = <T,>({ data, children }: QuietProps<T>) => children(use(data.promise));
