import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSelectedModule } from '../location/module.context';
import classes from './search-form.module.css';

export const SITE_SEARCH_ID = 'site-search';

/** Finds goods and shops of the chosen market: `/home?search={query}`. */
export function SearchForm({ id }: { id?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const module = useSelectedModule();
  const search = (form: FormData) => {
    const words = String(form.get('words') ?? '').trim();
    if (words === '') return;
    void navigate({ to: '/home', search: { search: words, ...(module && { module_id: module.id }) } });
  };
  return (
    <search className={classes.box}>
      <form action={search} className={classes.form}>
        <IconSearch size={20} className={classes.icon ?? ''} aria-hidden />
        <input
          id={id}
          className={classes.input}
          type="search"
          name="words"
          aria-label={t`Search items and stores`}
          placeholder={t`Search items and stores`}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
