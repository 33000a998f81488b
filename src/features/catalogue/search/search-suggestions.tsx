import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconHistory, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import type { SearchSuggestion } from '../../../../machines/catalogue/search.types';
import type { Failure } from '../../../../machines/shared/failure';
import { failureTexts } from '../../../i18n/failures';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import listbox from '../../../ui/listbox.module.css';
import { TilePicture } from '../../../ui/tile-picture';
import type { useCombobox } from '../../../ui/use-combobox';
import { SearchIdeas } from './search-ideas';
import classes from './search-suggestions.module.css';

export type SearchView = 'closed' | 'recent' | 'searching' | 'suggested' | 'nothing' | 'failed';
export type SearchOption = { key: string; words: string; suggestion: SearchSuggestion | null };

type Props = {
  view: SearchView;
  options: SearchOption[];
  combobox: Pick<ReturnType<typeof useCombobox<SearchOption>>, 'listId' | 'option'>;
  failure: Failure | null;
  onClear: () => void;
  onRetry: () => void;
  onIdea: (words: string) => void;
  onLeave: () => void;
};

/** Shows suggestions or recent searches below the focused field [CAT-09]. */
export function SearchSuggestions(props: Props) {
  const { view, options, combobox, failure, onClear, onRetry, onIdea, onLeave } = props;
  const { i18n, t } = useLingui();
  const isList = options.length > 0;
  return (
    <div className={`${listbox.list} ${classes.panel}`} onPointerDown={(press) => press.preventDefault()}>
      {view === 'recent' && isList ? (
        <p className={classes.head}>
          <Trans>Recent searches</Trans>
          <Button variant="subtle" size="sm" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
        </p>
      ) : null}
      {isList ? (
        <div id={`${combobox.listId}-list`} role="listbox" aria-label={t`Suggestions`}>
          {options.map((option, index) => (
            <div key={option.key} className={listbox.option} {...combobox.option(option, index)}>
              <OptionFace option={option} />
            </div>
          ))}
        </div>
      ) : null}
      {view === 'recent' ? <SearchIdeas onIdea={onIdea} onLeave={onLeave} /> : null}
      <p className={`${listbox.status} ${classes.status}`} data-quiet={isList || undefined} role="status">
        {view === 'searching' ? <Trans>Searching…</Trans> : null}
        {view === 'suggested' ? (
          <Plural value={options.length} one="# suggestion" other="# suggestions" />
        ) : null}
        {view === 'nothing' ? <Trans>No suggestions. Press Enter to search everywhere.</Trans> : null}
        {failure ? failureTexts(i18n, failure).join(' ') : null}
      </p>
      {failure ? (
        <Button variant="subtle" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function OptionFace({ option }: { option: SearchOption }) {
  if (option.suggestion === null)
    return (
      <Face icon={<IconHistory size={20} aria-hidden />}>
        <span dir="auto">{option.words}</span>
      </Face>
    );
  const { id, name, imageUrl, kind, storeName = null, price = null } = option.suggestion;
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
      <span className={classes.words}>
        <span dir="auto">{name}</span>
        {storeName === null ? null : (
          <span className={classes.store} dir="auto">
            {storeName}
          </span>
        )}
      </span>
      {price === null ? null : <Price {...price} />}
      <span className={classes.kind}>
        {kind === 'store' ? (
          <>
            <IconBuildingStore size={16} aria-hidden />
            <Trans>Store</Trans>
          </>
        ) : price === null ? (
          <IconSearch size={16} aria-hidden />
        ) : null}
      </span>
    </Face>
  );
}

/** Shows the same price as the item's card [ITEM-07]. */
function Price({ low, high }: { low: Minor; high: Minor }) {
  const formats = useFormats();
  return (
    <span className={classes.price}>
      {high > low ? <Trans>from {formats.money(low)}</Trans> : formats.money(low)}
    </span>
  );
}

const Face = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    {children}
  </>
);
