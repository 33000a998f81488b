import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Suggestion } from '../../../machines/location/location.types';
import { failureTexts } from '../../i18n/failures';
import classes from './address-combobox.module.css';
import { type PlaceSearch, usePlaceSearch } from './place-search.context';

type Props = { size?: 'large' | 'normal'; isFocused?: boolean; id?: string };

/** A typed address with suggestions, after the ARIA combobox pattern; focus never leaves the field [LOC-16]. */
export function AddressCombobox({ size = 'normal', isFocused = false, id }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const search = usePlaceSearch();
  const [active, setActive] = useState(-1);
  const { suggestions } = search;
  const isOpen = suggestions.length > 0;

  const choose = (suggestion: Suggestion) => {
    setActive(-1);
    search.choose(suggestion);
  };
  const onKeyDown = (press: KeyboardEvent) => {
    // Enter and arrows belong to the input method while it composes a word.
    if (press.nativeEvent.isComposing) return;
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) {
      press.preventDefault();
      setActive(
        (index) => (index + step + suggestions.length + (index < 0 && step < 0 ? 1 : 0)) % suggestions.length,
      );
    }
    const chosen = suggestions[active] ?? (press.key === 'Enter' ? suggestions[0] : undefined);
    if (press.key === 'Enter' && chosen) {
      press.preventDefault();
      choose(chosen);
    }
    if (press.key === 'Escape' && (isOpen || search.query !== '')) {
      press.stopPropagation();
      setActive(-1);
      search.close();
    }
  };

  return (
    <div className={classes.field} data-size={size}>
      <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
      <input
        id={id}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t`Delivery address`}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        placeholder={t`Street and house number`}
        data-autofocus={isFocused || undefined}
        value={search.query}
        onChange={(change) => {
          setActive(-1);
          search.type(change.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t`Suggested addresses`}
        className={classes.list}
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
          <div
            key={suggestion.placeId}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            onPointerDown={(press) => press.preventDefault()}
            onClick={() => choose(suggestion)}
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
