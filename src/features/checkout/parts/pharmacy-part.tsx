import { Trans } from '@lingui/react/macro';
import classes from '../checkout.module.css';
import { Part } from './part';

/** Who reads it, and what happens then: nothing is paid before the price is accepted [PHAR-05]. */
export const PharmacyPart = ({ name }: { name: string }) => (
  <Part field="cart" title={name}>
    <ol className={classes.steps}>
      <li>
        <Trans>You send pictures of your prescription.</Trans>
      </li>
      <li>
        <Trans>The pharmacist reads it, puts the goods together and tells you what they cost.</Trans>
      </li>
      <li>
        <Trans>You accept the price, and pay in cash when you get them.</Trans>
      </li>
    </ol>
  </Part>
);
