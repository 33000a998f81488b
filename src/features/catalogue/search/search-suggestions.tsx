import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconHistory, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './search-suggestions.module.css';
import { type ListState, type SearchField, useSearchField } from './use-search-field';

type Props = SearchField & { listId: string; onList: (state: ListState) => void };

/** What the text may mean, or what was searched before, below the field that keeps the focus [CAT-09]. */
export function SearchSuggestions({ listId, ...field }: Props) {
  const { i18n, t } = useLingui();
  const search = useSearchField({ listId, ...field });
  const { options, active, failure, view } = search;
  if (view === 'closed') return null;
  const isList = options.length > 0;
  return (
    <div className={classes.panel} onPointerDown={(press) => press.preventDefault()}>
      {view === 'recent' ? (
        <p className={classes.head}>
          <Trans>Recent searches</Trans>
          <Button variant="subtle" size="sm" onClick={search.clearRecent}>
            <Trans>Clear</Trans>
          </Button>
        </p>
      ) : null}
      {isList ? (
        <div id={`${listId}-list`} role="listbox" aria-label={t`Suggestions`}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.option}
              onClick={() => search.choose(index)}
            >
              <OptionFace option={option} />
            </div>
          ))}
        </div>
      ) : null}
      <p className={classes.status} data-quiet={isList || undefined} role="status">
        {view === 'searching' ? <Trans>Searching…</Trans> : null}
        {view === 'suggested' ? (
          <Plural value={options.length} one="# suggestion" other="# suggestions" />
        ) : null}
        {view === 'nothing' ? <Trans>No suggestion. Press Enter to search everywhere.</Trans> : null}
        {failure ? failureTexts(i18n, failure).join(' ') : null}
      </p>
      {failure ? (
        <Button variant="subtle" size="sm" onClick={search.retry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}

type Option = ReturnType<typeof useSearchField>['options'][number];

function OptionFace({ option }: { option: Option }) {
  if (option.suggestion === null)
    return (
      <Face icon={<IconHistory size={20} aria-hidden />}>
        <span dir="auto">{option.words}</span>
      </Face>
    );
  const { id, name, imageUrl, kind } = option.suggestion;
  const picture = (
    <TilePicture
      className={classes.picture}
      src={imageUrl}
      name={name}
      tint={id}
      width={40}
      height={40}
      isDecorative
    />
  );
  return (
    <Face icon={picture}>
      <span dir="auto">{name}</span>
      <span className={classes.kind}>
        {kind === 'store' ? (
          <>
            <IconBuildingStore size={16} aria-hidden />
            <Trans>Store</Trans>
          </>
        ) : (
          <IconSearch size={16} aria-hidden />
        )}
      </span>
    </Face>
  );
}

const Face = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    {children}
  </>
);
