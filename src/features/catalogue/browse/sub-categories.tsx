import { Trans, useLingui } from '@lingui/react/macro';
import type { Category } from '../../../../domain/catalogue';
import { useChangeBrowse } from './browse-bar';
import classes from './sub-categories.module.css';

type Props = { categories: Category[]; chosen: number | undefined };

export function SubCategories({ categories, chosen }: Props) {
  const { t } = useLingui();
  const change = useChangeBrowse();
  if (categories.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
    <div className={classes.chips} role="group" aria-label={t`Sub-categories`}>
      <button
        type="button"
        className={classes.chip}
        aria-pressed={chosen === undefined}
        onClick={() => change({ sub: undefined })}
      >
        <Trans>All</Trans>
      </button>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={chosen === id}
          onClick={() => change({ sub: id })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
