import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import classes from './item-facts.module.css';

/** Shows nutrition and allergens. Categories and tags are links. */
export function ItemFacts({ item }: { item: Item }) {
  const formats = useFormats();
  return (
    <dl className={classes.facts}>
      {item.nutritions.length > 0 ? (
        <Fact name={<Trans>Nutrition</Trans>}>{formats.list(item.nutritions)}</Fact>
      ) : null}
      {item.allergies.length > 0 ? (
        <Fact name={<Trans>Allergies</Trans>}>{formats.list(item.allergies)}</Fact>
      ) : null}
      {item.categories.length > 0 ? (
        <Fact name={<Trans>Categories</Trans>}>
          <span className={classes.chips}>
            {item.categories.map(({ id, name }) => (
              <Link
                key={id}
                className={classes.chip}
                to="/category/$id"
                params={{ id: String(id) }}
                search={{ name, module_id: item.moduleId }}
              >
                {name}
              </Link>
            ))}
          </span>
        </Fact>
      ) : null}
      {item.tags.length > 0 ? (
        <Fact name={<Trans>Tags</Trans>}>
          <span className={classes.chips}>
            {item.tags.map((tag) => (
              <Link
                key={tag}
                className={classes.chip}
                to="/home"
                search={{ search: tag, module_id: item.moduleId }}
              >
                {tag}
              </Link>
            ))}
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
