import { Plural, Trans } from '@lingui/react/macro';
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp';
import type { Person } from '../../../../domain/person';
import { useFormats } from '../../../i18n/formats.context';
import { BalanceCard } from './balance-card';

/** The points as the profile tells them. Turning them into money is not open yet, and it says so. */
export function LoyaltyPage({ person }: { person: Person }) {
  const formats = useFormats();
  return (
    <BalanceCard
      label={<Trans>Total points</Trans>}
      value={formats.number(person.loyaltyPoints)}
      picture={star}
    >
      <Plural
        value={person.loyaltyPoints}
        _0="You have no points yet. Turning points into wallet money opens soon."
        one="Your point is safe with your account. Turning points into wallet money opens soon."
        other="Your points are safe with your account. Turning points into wallet money opens soon."
      />
    </BalanceCard>
  );
}
