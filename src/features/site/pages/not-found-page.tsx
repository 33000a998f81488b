import { Trans } from '@lingui/react/macro';
import compass from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp';
import { Link } from '@tanstack/react-router';
import { hasStoresAndItems } from '../../../../domain/modules';
import { Button } from '../../../ui/button';
import { SearchForm } from '../../catalogue/search/search-form';
import { useSelectedModule } from '../../location/module.context';
import classes from './message-page.module.css';

/** Shown for unknown URLs, with links to other pages [NAV-27]. */
export function NotFoundPage() {
  const module = useSelectedModule();
  return (
    <div className={`page ${classes.page}`}>
      <img src={compass} alt="" width={132} height={132} className={classes.picture} />
      <h1>
        <Trans>We couldn’t find this page</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>The address may be mistyped, or the page has moved. What are you looking for?</Trans>
      </p>
      {hasStoresAndItems(module) ? (
        <div className={classes.search}>
          <SearchForm />
        </div>
      ) : null}
      <div className={classes.actions}>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>
          <Trans>Home</Trans>
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <a href="/help-and-support" target="_blank" rel="noopener" {...props} />}
        >
          <Trans>Help & Support</Trans>
        </Button>
      </div>
    </div>
  );
}
