import { Plural, Trans } from '@lingui/react/macro';
import {
  IconCalendarX,
  IconCoin,
  IconGasStation,
  IconId,
  IconRoute,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FuelRule, RentalTerms, RentalType } from '../../../../domain/rental/vehicle';
import { FREE_CANCELLATION_HOURS } from '../../../../domain/trip-states';
import { useFormats } from '../../../i18n/formats.context';
import classes from './good-to-know.module.css';

/**
 * Shows the terms that customers look for before booking. Terms that the provider does not publish are left
 * out [RENT-60].
 */
export function GoodToKnow({ vehicle, kind }: { vehicle: RentalTerms; kind: RentalType | null }) {
  const { provider, deposit, fuel } = vehicle;
  return (
    <dl className={classes.terms}>
      <Term icon={IconCalendarX} name={<Trans>Cancellation</Trans>}>
        <Plural
          value={FREE_CANCELLATION_HOURS}
          one="Free until # hour before pickup, with a full refund"
          other="Free until # hours before pickup, with a full refund"
        />
      </Term>
      {deposit === null ? null : (
        <Term icon={IconCoin} name={<Trans>Deposit</Trans>}>
          <Deposit amount={deposit} />
        </Term>
      )}
      {provider.protection === null ? null : (
        <Term icon={IconShieldCheck} name={<Trans>Protection</Trans>}>
          {provider.protection}
        </Term>
      )}
      {kind === 'distance_wise' ? null : <Kilometres vehicle={vehicle} />}
      {provider.fuelRule === null ? null : (
        <Term icon={IconGasStation} name={<Trans>Fuel</Trans>}>
          {fuel === 'electric' ? <Trans>Return it with the same charge</Trans> : FUEL[provider.fuelRule]}
        </Term>
      )}
      <Driver vehicle={vehicle} />
    </dl>
  );
}

type TermProps = { icon: typeof IconId; name: ReactNode; children: ReactNode };

const Term = ({ icon: Icon, name, children }: TermProps) => (
  <div className={classes.term}>
    <dt>
      <Icon size={22} stroke={1.8} aria-hidden />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

const FUEL: Record<FuelRule, ReactNode> = {
  full_to_full: <Trans>You get a full tank. Return it full.</Trans>,
  same_level: <Trans>Return it with the same amount of fuel</Trans>,
  included: <Trans>Fuel is included</Trans>,
};

function Deposit({ amount }: { amount: number }) {
  const formats = useFormats();
  const deposit = formats.money(amount);
  return deposit === '' || amount === 0 ? (
    <Trans>No deposit</Trans>
  ) : (
    <Trans>{deposit}, paid at pickup and returned with the vehicle</Trans>
  );
}

function Kilometres({ vehicle: { kilometresPerDay, extraKilometre } }: { vehicle: RentalTerms }) {
  const formats = useFormats();
  if (kilometresPerDay === null) return null;
  const included = formats.number(kilometresPerDay);
  const extra = extraKilometre === null ? null : formats.money(extraKilometre);
  return (
    <Term icon={IconRoute} name={<Trans>Kilometres</Trans>}>
      <Trans>{included} km per day included</Trans>
      {extra === null ? null : (
        <>
          {' · '}
          <Trans>then {extra} per km</Trans>
        </>
      )}
    </Term>
  );
}

function Driver({ vehicle: { minimumAge, provider } }: { vehicle: RentalTerms }) {
  const formats = useFormats();
  const { licenceYears } = provider;
  if (minimumAge === null && licenceYears === null) return null;
  const age = minimumAge === null ? null : formats.number(minimumAge);
  return (
    <Term icon={IconId} name={<Trans>Driver</Trans>}>
      {age === null ? null : <Trans>At least {age} years old</Trans>}
      {age === null || licenceYears === null ? null : ' · '}
      {licenceYears === null ? null : (
        <Plural
          value={licenceYears}
          one="licence held for # year or more"
          other="licence held for # years or more"
        />
      )}
    </Term>
  );
}
