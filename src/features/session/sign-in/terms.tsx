import { Trans } from '@lingui/react/macro';
import classes from '../steps/step.module.css';

/** In a new tab, so that typed text stays. */
export const TermsLink = () => (
  <a href="/terms-and-conditions" target="_blank" rel="noopener" className={classes.link}>
    <Trans>Terms & Conditions</Trans>
  </a>
);

/** Without a checkbox, continuing accepts the terms. */
export const TermsNote = () => (
  <p className={classes.small}>
    <Trans>
      By continuing you agree to our <TermsLink />.
    </Trans>
  </p>
);
