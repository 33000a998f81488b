import { Trans } from '@lingui/react/macro';
import classes from '../steps/step.module.css';

/** In another tab, so that nothing that was typed is lost. */
export const TermsLink = () => (
  <a href="/terms-and-conditions" target="_blank" rel="noopener" className={classes.link}>
    <Trans>Terms & Conditions</Trans>
  </a>
);

/** Where there is no box to tick: going on is accepting. */
export const TermsNote = () => (
  <p className={classes.small}>
    <Trans>
      By continuing you agree to our <TermsLink />.
    </Trans>
  </p>
);
