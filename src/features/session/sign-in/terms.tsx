import { Trans } from '@lingui/react/macro';
import classes from '../steps/step.module.css';

/** A link that opens in a new tab, so that typed text is not lost. */
export const TermsLink = () => (
  <a href="/terms-and-conditions" target="_blank" rel="noopener" className={classes.link}>
    <Trans>Terms & Conditions</Trans>
  </a>
);

/** Says that continuing accepts the terms. There is no checkbox. */
export const TermsNote = () => (
  <p className={classes.small}>
    <Trans>
      By continuing you agree to our <TermsLink />.
    </Trans>
  </p>
);
