import { Trans } from '@lingui/react/macro';
import compass from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import classes from './not-offered.module.css';

/** A page that this shop has switched off is no better known than a mistyped one [LOY-03, NAV-27]. */
export const NotOffered = () => (
  <div className={`page ${classes.page}`}>
    <img src={compass} alt="" width={132} height={132} />
    <h1 className={classes.title} tabIndex={-1}>
      <Trans>We could not find this page</Trans>
    </h1>
    <p className={classes.text}>
      <Trans>This shop does not have it. What else are you looking for?</Trans>
    </p>
    <Button renderRoot={(props) => <Link to="/home" {...props} />}>
      <Trans>Go to the market</Trans>
    </Button>
  </div>
);
