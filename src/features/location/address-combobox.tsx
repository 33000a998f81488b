import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconHistory, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FocusEvent, useMemo, useRef } from 'react';
import type { RecentPlace } from '../../../domain/recent-places';
import type { Suggestion } from '../../../machines/location/location.types';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import listbox from '../../ui/listbox.module.css';
import { useCombobox } from '../../ui/use-combobox';
import classes from './address-combobox.module.css';
import { useLocationRef } from './location.context';
import { type PlaceSearch, usePlaceSearch } from './place-search.context';

type Props = {
  size?: 'large' | 'normal';
  isFocused?: boolean;
  /** True if the list moves the content below down. False: the list covers it. */
  isInFlow?: boolean;
  id?: string;
  /** Replaces the default label, which names the delivery address. */
  label?: string | undefined;
  onChoose: (suggestion: Suggestion) => void;
  onRecent: (place: RecentPlace) => void;
};

type Option = { key: string; text: string } & ({ place: RecentPlace } | { suggestion: Suggestion });

export function DeliveryCombobox(looks: Omit<Props, 'onChoose' | 'onRecent'>) {
  const location = useLocationRef();
  return (
    <AddressCombobox
      {...looks}
      onChoose={(suggestion) => location.send({ type: 'suggestion.chosen', suggestion })}
      onRecent={(place) => location.send({ type: 'point.chosen', ...place })}
    />
  );
}

/**
 * An address field with suggestions and recent places (ARIA combobox). The focus stays in the field [LOC-16].
 */
export function AddressCombobox({
  size = 'normal',
  isFocused = false,
  isInFlow = false,
  id,
  label,
  onChoose,
  onRecent,
}: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = usePlaceSearch({ onChoose, onRecent });
  const options = useOptions(search);
  const combobox = useCombobox<Option>({
    options,
    first: search.isRemembering ? undefined : options[0],
    onChoose: (option) => {
      if ('place' in option) search.chooseRecent(option.place);
      else search.choose(option.suggestion);
    },
    onEscape: () => {
      const hasSomething = search.query !== '' || options.length > 0;
      if (hasSomething) search.close();
      return hasSomething;
    },
  });
  /**
   * Closes the list unless the focus moves into it. A list inside the page stays open, because closing it
   * would move the pressed button.
   */
  const goesOn = ({ relatedTarget }: FocusEvent) => {
    if (!isInFlow && !box.current?.contains(relatedTarget)) search.leave();
  };

  return (
    <div ref={box} className={classes.field} data-size={size} data-in-flow={isInFlow || undefined}>
      <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
      <input
        {...combobox.field}
        ref={field}
        id={id}
        className={classes.input}
        type="text"
        aria-label={label ?? t`Delivery address`}
        spellCheck={false}
        placeholder={t`Street and house number`}
        data-autofocus={isFocused || undefined}
        value={search.query}
        onFocus={search.enter}
        onBlur={goesOn}
        onClick={search.enter}
        onChange={(change) => {
          combobox.leaveList();
          search.type(change.currentTarget.value);
        }}
      />
      <div className={`${listbox.list} ${classes.list}`} hidden={!combobox.isOpen}>
        {search.isRemembering ? (
          <p className={classes.head}>
            <Trans>Recent places</Trans>
            <Button
              variant="subtle"
              size="sm"
              onBlur={goesOn}
              onClick={() => {
                search.clearRecent();
                field.current?.focus();
              }}
            >
              <Trans>Clear</Trans>
            </Button>
          </p>
        ) : null}
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={search.isRemembering ? t`Recent places` : t`Suggested addresses`}
        >
          {options.map((option, index) => (
            <div
              key={option.key}
              className={`${listbox.option} ${classes.option}`}
              onPointerDown={(press) => press.preventDefault()}
              {...combobox.option(option, index)}
            >
              {search.isRemembering ? (
                <IconHistory size={18} aria-hidden />
              ) : (
                <IconMapPin size={18} aria-hidden />
              )}
              <span dir="auto">{option.text}</span>
            </div>
          ))}
        </div>
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

/** Returns the options: recent places while the field is empty, else suggestions. */
const useOptions = ({ isRemembering, recent, suggestions }: PlaceSearch): Option[] =>
  useMemo(
    () =>
      isRemembering
        ? recent.map((place) => ({ key: place.label, text: place.label, place }))
        : suggestions.map((suggestion) => ({
            key: suggestion.placeId,
            text: suggestion.text,
            suggestion,
          })),
    [isRemembering, recent, suggestions],
  );

/** The status of the search. Screen readers always announce it. It is visible only if the list is empty. */
function SuggestionStatus({ search }: { search: PlaceSearch }) {
  const { i18n } = useLingui();
  const count = search.suggestions.length;
  return (
    <p className={`${listbox.status} ${classes.status}`} data-quiet={count > 0 || undefined} role="status">
      {search.isSearching ? <Trans>Searching for addresses…</Trans> : null}
      {count > 0 ? <Plural value={count} one="# address found" other="# addresses found" /> : null}
      {search.isNothing ? (
        <Trans>No address found. Try just the street, or use your current location.</Trans>
      ) : null}
      {search.isFailed && search.failure ? failureTexts(i18n, search.failure).join(' ') : null}
    </p>
  );
}
