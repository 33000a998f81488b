import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import type { Suggestion } from '../../../machines/location/location.types';
import { failureTexts } from '../../i18n/failures';
import { useCombobox } from '../../ui/use-combobox';
import classes from './address-combobox.module.css';
import { useLocationRef } from './location.context';
import { type PlaceSearch, usePlaceSearch } from './place-search.context';

type Props = {
  size?: 'large' | 'normal';
  isFocused?: boolean;
  id?: string;
  onChoose: (suggestion: Suggestion) => void;
};

/** What is chosen is where the shop delivers. */
export function DeliveryCombobox(looks: Omit<Props, 'onChoose'>) {
  const location = useLocationRef();
  return (
    <AddressCombobox
      {...looks}
      onChoose={(suggestion) => location.send({ type: 'suggestion.chosen', suggestion })}
    />
  );
}

/** A typed address with suggestions, after the ARIA combobox pattern; focus never leaves the field [LOC-16]. */
export function AddressCombobox({ size = 'normal', isFocused = false, id, onChoose }: Props) {
  const { t } = useLingui();
  const search = usePlaceSearch(onChoose);
  const { suggestions } = search;
  const combobox = useCombobox({
    options: suggestions,
    first: suggestions[0],
    onChoose: search.choose,
    onEscape: () => {
      const hasSomething = search.query !== '' || suggestions.length > 0;
      if (hasSomething) search.close();
      return hasSomething;
    },
  });

  return (
    <div className={classes.field} data-size={size}>
      <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
      <input
        {...combobox.field}
        id={id}
        className={classes.input}
        type="text"
        aria-label={t`Delivery address`}
        spellCheck={false}
        placeholder={t`Street and house number`}
        data-autofocus={isFocused || undefined}
        value={search.query}
        onChange={(change) => {
          combobox.leaveList();
          search.type(change.currentTarget.value);
        }}
      />
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={t`Suggested addresses`}
        className={classes.list}
        hidden={!combobox.isOpen}
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.placeId}
            className={classes.option}
            onPointerDown={(press) => press.preventDefault()}
            {...combobox.option(suggestion, index)}
          >
            <IconMapPin size={18} aria-hidden />
            <span dir="auto">{suggestion.text}</span>
          </div>
        ))}
      </div>
      <SuggestionStatus search={search} />
      {search.isFailed ? (
        <button type="button" className={classes.retry} onClick={search.retry}>
          <Trans>Try again</Trans>
        </button>
      ) : null}
    </div>
  );
}

/** What the search is doing, in words for everybody: read aloud and, where nothing else shows, on the screen. */
function SuggestionStatus({ search }: { search: PlaceSearch }) {
  const { i18n } = useLingui();
  const count = search.suggestions.length;
  return (
    <p className={classes.status} data-quiet={count > 0 || undefined} role="status">
      {search.isSearching ? <Trans>Looking for addresses…</Trans> : null}
      {count > 0 ? <Plural value={count} one="# address found" other="# addresses found" /> : null}
      {search.isNothing ? (
        <Trans>No such address was found. Try the street alone, or use your current location.</Trans>
      ) : null}
      {search.isFailed && search.failure ? failureTexts(i18n, search.failure).join(' ') : null}
    </p>
  );
}
