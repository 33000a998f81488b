import { Plural, Trans } from '@lingui/react/macro';
import { IconHeart, IconReceipt2, IconStar, IconWallet, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Person } from '../../../../domain/person';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import classes from './loss-list.module.css';

/** Lists the orders, points and money that the customer loses by the deletion [PROF-08]. */
export function LossList({ person }: { person: Person }) {
  const formats = useFormats();
  const { isWalletOn, isLoyaltyOn } = useConfig();
  const balance = formats.money(person.walletBalance);
  return (
    <div className={classes.loss}>
      <p>
        <Trans>This can’t be undone. You’ll lose:</Trans>
      </p>
      <ul className={classes.list}>
        {isWalletOn || person.walletBalance > 0 ? (
          <Loss icon={IconWallet}>
            <Trans>{balance} in your wallet</Trans>
          </Loss>
        ) : null}
        {isLoyaltyOn || person.loyaltyPoints > 0 ? (
          <Loss icon={IconStar}>
            <Plural value={person.loyaltyPoints} one="# loyalty point" other="# loyalty points" />
          </Loss>
        ) : null}
        <Loss icon={IconReceipt2}>
          <Trans>Your order and trip history</Trans>
        </Loss>
        <Loss icon={IconHeart}>
          <Trans>Your saved addresses and your wishlist</Trans>
        </Loss>
      </ul>
    </div>
  );
}

const Loss = ({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <li className={classes.entry}>
    <Icon size={20} stroke={1.7} aria-hidden />
    <span>{children}</span>
  </li>
);
