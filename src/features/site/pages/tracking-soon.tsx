import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button';
import { TrackLabel } from '../menu/labels';
import classes from './message-page.module.css';

/** Orders can't be placed yet, so there is none to follow: said plainly, with a way on [NAV-14]. */
export const TrackingSoon = () => (
  <div className={`page ${classes.page}`}>
    <h1 tabIndex={-1}>
      <TrackLabel />
    </h1>
    <p className={classes.text}>
      <Trans>Ordering opens soon, and from then on you follow every order here.</Trans>
    </p>
    <Button renderRoot={(props) => <Link to="/home" {...props} />}>
      <Trans>Go to the market</Trans>
    </Button>
  </div>
);
