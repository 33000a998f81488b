import { Trans, useLingui } from '@lingui/react/macro';
import { IconBolt, IconClock } from '@tabler/icons-react';
import type { SlotDay } from '../../../../domain/order-quote';
import { Choice, Choices } from '../../checkout/parts/choices';
import { SlotFields } from '../../checkout/parts/time-part';
import { useParcelDraft, useParcelDraftChange } from '../parcel.context';
import { StepButtons } from '../step-answers';

/** Now, or a slot of the next days [PARC-02, DLV-07]. */
export function ScheduleStep({ days }: { days: SlotDay[] }) {
  const { t } = useLingui();
  const { scheduledAt } = useParcelDraft();
  const change = useParcelDraftChange();
  const offered = days.filter(({ slots }) => slots.length > 0);
  const first = offered[0]?.slots[0]?.at;
  return (
    <>
      <Choices legend={t`When?`}>
        <Choice
          name="time"
          isOn={scheduledAt === null}
          icon={<IconBolt size={20} aria-hidden />}
          onChoose={() => change({ scheduledAt: null })}
        >
          <Trans>As soon as possible</Trans>
        </Choice>
        {first === undefined ? null : (
          <Choice
            name="time"
            isOn={scheduledAt !== null}
            icon={<IconClock size={20} aria-hidden />}
            onChoose={() => change({ scheduledAt: first })}
          >
            <Trans>Schedule for later</Trans>
          </Choice>
        )}
      </Choices>
      {scheduledAt === null ? null : (
        <SlotFields days={offered} at={scheduledAt} onChange={(at) => change({ scheduledAt: at })} />
      )}
      <StepButtons />
    </>
  );
}
