import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Store } from '../../../domain/catalogue';
import { deliveryTo, distanceBetween } from '../../../domain/delivery-fee';
import type { Minor } from '../../../domain/money';
import { useFormats } from '../../i18n/formats.context';
import { useConfig } from '../../platform/shop.context';
import { HigherFeeReason, isDearer } from '../../ui/higher-fee-reason';
import { useChosenPlace } from './location.context';
import classes from './store-facts.module.css';

type Fact = { key: string; shown: ReactNode };

type Asked = {
  isOpen: boolean;
  isTakeAway?: boolean;
  subtotal?: Minor;
  /** True if the text also explains why the fee is higher than usual [DLV-10]. */
  saysWhy?: boolean;
};

/** Returns fee, time and distance for the customer's place, for example "$2.00 · 35–45 min · 0.8 km". */
export function useDeliveryFacts(
  store: Store,
  { isOpen, isTakeAway = false, subtotal = 0, saysWhy = false }: Asked,
): Fact[] {
  const { t } = useLingui();
  const formats = useFormats();
  const place = useChosenPlace();
  const { freeDeliveryOver } = useConfig();
  const delivery = place && deliveryTo(store, place, { subtotal, shopFreeOver: freeDeliveryOver });
  const kilometres = place && distanceBetween(store, place).kilometres;
  const distanceFact: Fact[] =
    kilometres === null ? [] : [{ key: 'way', shown: <Trans>{formats.kilometres(kilometres)} km</Trans> }];
  const minutes =
    isOpen && store.deliveryMinutes ? readableSpan(store.deliveryMinutes, formats.number) : null;
  if (isTakeAway || !store.hasDelivery)
    return [
      { key: 'fetch', shown: store.hasDelivery ? t`Take-away` : t`Take-away only` },
      ...(minutes === null ? [] : [{ key: 'ready', shown: <Trans>Ready in {minutes} min</Trans> }]),
      ...distanceFact,
    ];
  if (place !== null && delivery === null) return [{ key: 'fee', shown: t`Not available at your address` }];
  const facts: Fact[] = [];
  if (delivery)
    facts.push({
      key: 'fee',
      shown: (
        <>
          <span className="visually-hidden">{t`Delivery fee`} </span>
          {delivery.fee === 0 ? t`Free` : formats.money(delivery.fee)}
        </>
      ),
    });
  if (delivery && saysWhy)
    for (const reason of delivery.reasons.filter(isDearer))
      facts.push({ key: reason.rule, shown: <HigherFeeReason reason={reason} /> });
  if (minutes !== null) facts.push({ key: 'time', shown: <Trans>{minutes} min</Trans> });
  return [...facts, ...distanceFact];
}

type LineProps = { parts: Fact[]; icon?: ReactNode; wraps?: boolean };

export const FactLine = ({ parts, icon, wraps = false }: LineProps) => (
  <p className={classes.facts} data-wraps={wraps || undefined}>
    {parts.length > 0 && icon ? (
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
    ) : null}
    {parts.map(({ key, shown }) => (
      <span key={key} className={classes.fact}>
        {shown}
      </span>
    ))}
  </p>
);

/** Formats the server's time span "20-30" with the digits of the page's language. */
export const readableSpan = (text: string, number: (value: number) => string): string =>
  text.replace(/\d+/g, (digits) => number(Number(digits))).replace('-', '–');
