import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { popularTerms } from '../../../../domain/popular-terms';
import { Block } from '../page/block';
import { popularItemsBlock } from '../page/page-blocks';
import { Section } from '../page/section';
import { useReader, useScope } from '../page/use-scope';
import classes from './popular-terms.module.css';

/** Suggests the names of the most ordered items, so that every suggestion has results [CAT-09]. */
export function PopularTerms() {
  const reader = useReader();
  const scope = useScope();
  const title = <Trans>Popular here</Trans>;
  return (
    <Block data={popularItemsBlock(reader, scope)} title={title}>
      {(items) =>
        items.length > 0 ? (
          <Section title={title}>
            <ul className={classes.terms}>
              {popularTerms(items).map((term) => (
                <li key={term}>
                  <Link
                    className={classes.term}
                    to="/home"
                    search={{ search: term, module_id: scope.module?.id }}
                  >
                    {term}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ) : null
      }
    </Block>
  );
}
