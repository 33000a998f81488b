import { Trans } from '@lingui/react/macro';
import classes from '../checkout.module.css';
import { Part } from './part';

/** Explains an order by prescription: the customer pays only after accepting the price [PHAR-05]. */
export const PharmacyPart = ({ name }: { name: string }) => (
  <Part field="cart" title={name}>
    <ol className={classes.steps}>
      <li>
        <Trans>You send photos of your prescription.</Trans>
      </li>
      <li>
        <Trans>The pharmacist checks it and sends you the items and the price.</Trans>
      </li>
      <li>
        <Trans>You accept the price and pay in cash on receipt.</Trans>
      </li>
    </ol>
  </Part>
);
