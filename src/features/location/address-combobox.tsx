import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Suggestion } from '../../../machines/location/location.types';
import classes from './address-combobox.module.css';
import { usePlaceSearch } from './place-search.context';
import { SuggestionStatus } from './suggestion-status';

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
