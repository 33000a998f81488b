import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { failureTexts } from '../../i18n/failures';
import classes from './address-combobox.module.css';
import type { PlaceSearch } from './place-search.context';

/** What the search is doing, in words for everybody: read aloud and, where nothing else shows, on the screen. */
export function SuggestionStatus({ search }: { search: PlaceSearch }) {
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
