import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '../../../../domain/rental/trip-search';
import type { RentalType } from '../../../../domain/rental/vehicle';
import { useFormats } from '../../../i18n/formats.context';
import { type LanguageCode, localeOf } from '../../../i18n/languages';

export function TripTypeName({ type }: { type: RentalType }) {
  switch (type) {
    case 'hourly':
      return <Trans>Hourly</Trans>;
    case 'day_wise':
      return <Trans>Daily</Trans>;
    case 'distance_wise':
      return <Trans>By distance</Trans>;
  }
}

export function RateUnit({ type }: { type: RentalType }) {
  switch (type) {
    case 'hourly':
      return <Trans>per hour</Trans>;
    case 'day_wise':
      return <Trans>per day</Trans>;
    case 'distance_wise':
      return <Trans>per km</Trans>;
  }
}

const DAY = 24;

/** Shows the length of a trip in hours, in days, or in kilometres with three decimals [RENT-05, Q-20]. */
export function Duration({ type, hours, metres }: Pick<Trip, 'type' | 'hours' | 'metres'>) {
  const kilometres = useKilometres();
  if (type === 'distance_wise') return <Trans>{kilometres(metres)} km</Trans>;
  if (type === 'hourly') return <Plural value={hours} one="# hour" other="# hours" />;
  return <Days days={hours / DAY} />;
}

/** Shows days. Fractions, which a server may send, have one decimal. */
function Days({ days }: { days: number }) {
  const formats = useFormats();
  if (Number.isInteger(days)) return <Plural value={days} one="# day" other="# days" />;
  return <Trans>{formats.kilometres(days)} days</Trans>;
}

/** Returns a function that formats metres as kilometres with three decimals [RENT-05]. */
export function useKilometres(): (metres: number) => string {
  const { i18n } = useLingui();
  const format = new Intl.NumberFormat(localeOf(i18n.locale as LanguageCode), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  });
  return (metres) => format.format(metres / 1000);
}

/** Says how the distance was measured, and marks an estimate [RENT-06, RENT-52]. */
export function DistanceText({ trip }: { trip: Trip }) {
  const kilometres = useKilometres();
  const far = kilometres(trip.metres);
  switch (trip.distanceSource) {
    case 'driving':
      return <Trans>{far} km by car</Trans>;
    case 'walking':
      return <Trans>{far} km on foot. No route by car.</Trans>;
    case 'bicycling':
      return <Trans>{far} km by bicycle. No route by car or on foot.</Trans>;
    case 'estimate':
      return <Trans>About {far} km in a straight line. No route found, so the price is an estimate.</Trans>;
  }
}
