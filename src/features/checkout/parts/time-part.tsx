import { Trans, useLingui } from '@lingui/react/macro';
import { IconBolt, IconClock } from '@tabler/icons-react';
import { clockAt } from '../../../../domain/opening-hours';
import type { SlotDay } from '../../../../domain/order-quote';
import { useFormats } from '../../../i18n/formats.context';
import { ReadPart } from '../../../platform/read-part';
import { FAILURE_SHOWN } from '../../../platform/reads';
import { useApi, useConfig, useReads } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { useCheckout, useDraft, useDraftChange } from '../checkout.context';
import classes from '../checkout.module.css';
import { Choice, Choices } from './choices';
import { Part } from './part';
import { PromisedTimes } from './promised-times';

const SLOTS_LIFETIME = { stale: 60_000, keep: 300_000, failed: FAILURE_SHOWN };

/** Offers delivery as soon as possible or in a slot, in the shop's time zone [DLV-01, DLV-07, DLV-11]. */
export function TimePart() {
  const storeId = useCheckout(({ context }) => context.basis?.storeId ?? null);
  const canSchedule = useCheckout(({ context }) => context.quote?.canSchedule ?? true);
  const isOpen = useCheckout(({ context }) => context.quote?.isStoreOpen ?? true);
  const { scheduledAt } = useDraft();
  return (
    <Part field="schedule" title={<Trans>When?</Trans>}>
      {storeId !== null && (canSchedule || scheduledAt !== null) ? (
        <OfferedTimes storeId={storeId} isOpen={isOpen} isScheduled={scheduledAt !== null} />
      ) : (
        <NowOnly storeId={storeId} isOpen={isOpen} />
      )}
    </Part>
  );
}

const NowOnly = ({ storeId, isOpen }: { storeId: number | null; isOpen: boolean }) => (
  <p className={classes.hint}>
    {isOpen ? (
      <>
        <Trans>ASAP · This store doesn’t take scheduled orders.</Trans>{' '}
        {storeId === null ? null : <PromisedTimes storeId={storeId} />}
      </>
    ) : (
      <Trans>The store is closed and doesn’t take scheduled orders.</Trans>
    )}
  </p>
);

type OfferedProps = { storeId: number; isOpen: boolean; isScheduled: boolean };

/** Offers the delivery times. While they are loading, the chosen time stays selected. */
function OfferedTimes({ storeId, isOpen, isScheduled }: OfferedProps) {
  const { checkout } = useApi();
  const reads = useReads();
  const name = `slots:${storeId}`;
  return (
    <ReadPart
      read={() => reads.read(name, SLOTS_LIFETIME, () => checkout.slots(storeId))}
      forget={() => reads.forget(name)}
      fallback={<Skeleton blockSize="var(--choices-of-time)" radius={14} />}
      reason={
        <>
          {isScheduled || !isOpen ? null : (
            <>
              <Trans>As soon as possible</Trans> ·{' '}
            </>
          )}
          <Trans>We couldn’t load the times for later orders.</Trans>
        </>
      }
    >
      {(days) => (
        <Times storeId={storeId} days={days.filter(({ slots }) => slots.length > 0)} isOpen={isOpen} />
      )}
    </ReadPart>
  );
}

type TimesProps = { storeId: number; days: SlotDay[]; isOpen: boolean };

function Times({ storeId, days, isOpen }: TimesProps) {
  const { scheduledAt } = useDraft();
  const change = useDraftChange();
  const { t } = useLingui();
  const first = days[0]?.slots[0]?.at;
  if (first === undefined) return <NowOnly storeId={storeId} isOpen={isOpen} />;
  return (
    <>
      <Choices legend={t`When?`}>
        <Choice
          name="time"
          isOn={scheduledAt === null}
          icon={<IconBolt size={20} aria-hidden />}
          hint={isOpen ? <PromisedTimes storeId={storeId} /> : <Trans>The store is closed now</Trans>}
          onChoose={() => change({ scheduledAt: null })}
        >
          <Trans>As soon as possible</Trans>
        </Choice>
        <Choice
          name="time"
          isOn={scheduledAt !== null}
          icon={<IconClock size={20} aria-hidden />}
          onChoose={() => change({ scheduledAt: first })}
        >
          <Trans>Schedule for later</Trans>
        </Choice>
      </Choices>
      {scheduledAt === null ? null : (
        <SlotFields days={days} at={scheduledAt} onChange={(at) => change({ scheduledAt: at })} />
      )}
    </>
  );
}

type SlotFieldsProps = { days: SlotDay[]; at: string; onChange: (at: string) => void };

/**
 * Offers only available slots. If the chosen slot becomes unavailable, the customer has to choose another
 * one.
 */
export function SlotFields({ days, at, onChange }: SlotFieldsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { utcOffsetMinutes } = useConfig();
  const clock = (moment: string) => formats.time(clockAt(Date.parse(moment), utcOffsetMinutes));
  const day = days.find(({ slots }) => slots.some((slot) => slot.at === at));
  return (
    <div className={classes.pair}>
      <label className={classes.selected}>
        <span>
          <Trans>Day</Trans>
        </span>
        <select
          value={day?.date ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = days.find(({ date }) => date === value)?.slots[0];
            if (chosen) onChange(chosen.at);
          }}
        >
          {day ? null : <option value="">{t`Choose a day`}</option>}
          {days.map(({ date, slots }) => (
            <option key={date} value={date}>
              {formats.date(slots[0]?.at ?? date)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes.selected}>
        <span>
          <Trans>Time</Trans>
        </span>
        <select value={day ? at : ''} onChange={({ currentTarget: { value } }) => onChange(value)}>
          {day ? null : <option value="">{t`This time is no longer available. Choose another.`}</option>}
          {(day ?? days[0])?.slots.map((slot) => (
            <option key={slot.at} value={slot.at}>
              {slot.endsAt ? `${clock(slot.at)} – ${clock(slot.endsAt)}` : clock(slot.at)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
