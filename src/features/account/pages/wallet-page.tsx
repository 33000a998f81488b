import { Trans } from '@lingui/react/macro';
import purse from '@lobehub/fluent-emoji-3d/assets/1f45b.webp';
import type { Person } from '../../../../domain/person';
import { useFormats } from '../../../i18n/formats.context';
import { BalanceCard } from './balance-card';

/** The balance as the profile tells it. Adding money and the list of movements are not open yet, and it says so. */
export function WalletPage({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <BalanceCard
      label={<Trans>Wallet balance</Trans>}
      value={formats.money(person.walletBalance)}
      picture={purse}
    >
      <Trans>
        You will be able to pay with it once ordering opens. Adding money and the list of movements come with
        it.
      </Trans>
    </BalanceCard>
  );
}
