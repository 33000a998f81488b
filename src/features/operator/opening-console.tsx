import { Trans, useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { WEEKDAYS } from '../../../domain/store-hours';
import { PAUSES, type PauseMinutes } from '../../../domain/store-pause';
import type { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import type { StoreOpeningState } from '../../api/operator-store-mapping';
import { useFormats } from '../../i18n/formats.context';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { focusHeadingOf } from '../../ui/focus-heading';
import { useMoment } from '../orders/shared/use-moment';
import { HoursEditor, type HoursFlow } from './hours-editor';
import { CONSOLE_EFFECTS, provideStoreHours, provideStoreOpening } from './operator.actors';
import classes from './operator.module.css';
import { useWeekTexts } from './use-week-texts';

type Flow = ActorRefFrom<typeof storeOpeningMachine>;
type Props = { flow: Flow; opening: StoreOpeningState };

/** Shows whether the store takes orders, stops them for a while, and edits the weekly hours. */
export function OpeningConsole({ opening }: { opening: StoreOpeningState }) {
  const { operator } = useApi();
  const flow = usePage(() => provideStoreOpening(operator), { effects: CONSOLE_EFFECTS });
  const hours = usePage(() => provideStoreHours(operator), { effects: CONSOLE_EFFECTS });
  return (
    <div className={classes.sections}>
      <OpeningConsoleView flow={flow} opening={opening} />
      <Week flow={hours} opening={opening} />
    </div>
  );
}

export const OpeningConsoleView = ({ flow, opening }: Props) => (
  <section className={classes.card} aria-labelledby="store-opening">
    <h2 id="store-opening">
      <Trans>Taking orders</Trans>
    </h2>
    <OpeningState opening={opening} />
    {opening.closedUntil === null ? null : <Resume flow={flow} />}
    <Pauses flow={flow} />
  </section>
);

function OpeningState({ opening: { isOpen, opensAt, closesAt, closedUntil } }: Pick<Props, 'opening'>) {
  const moment = useMoment();
  const formats = useFormats();
  const until = closedUntil === null ? '' : moment.dateAndTime(closedUntil);
  const closes = closesAt === null ? '' : formats.time(closesAt);
  const opens = opensAt === null ? '' : formats.time(opensAt);
  return (
    <p className={classes.waits} role="status">
      {closedUntil !== null ? (
        <Trans>Closed for now. You won’t receive orders until {until}.</Trans>
      ) : isOpen && closesAt === null ? (
        <Trans>Open 24/7</Trans>
      ) : isOpen ? (
        <Trans>Open until {closes}</Trans>
      ) : opensAt === null ? (
        <Trans>Closed</Trans>
      ) : (
        <Trans>Closed, opens at {opens}</Trans>
      )}
    </p>
  );
}

function Pauses({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const saving = useFlow(flow, ({ context }) => context.minutes);
  const texts: Record<PauseMinutes, string> = {
    30: t`Close for 30 minutes`,
    60: t`Close for 1 hour`,
    120: t`Close for 2 hours`,
    240: t`Close for 4 hours`,
    1440: t`Close for 24 hours`,
  };
  return (
    <>
      <p className={classes.note}>
        <Trans>Too busy? Customers will see your store as closed until it reopens automatically.</Trans>
      </p>
      <fieldset className={classes.answers} aria-label={t`Close for now`}>
        {PAUSES.map((minutes) => (
          <Button
            key={minutes}
            size="sm"
            variant="light"
            loading={isBusy && saving === minutes}
            disabled={isBusy && saving !== minutes}
            onClick={() => flow.send({ type: 'pause.requested', minutes })}
          >
            {texts[minutes]}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

function Resume({ flow }: { flow: Flow }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const saving = useFlow(flow, ({ context }) => context.minutes);
  return (
    <div className={classes.answers}>
      <Button
        loading={isBusy && saving === null}
        disabled={isBusy && saving !== null}
        onClick={() => flow.send({ type: 'orders.resumed' })}
      >
        <Trans>Resume orders</Trans>
      </Button>
    </div>
  );
}

type WeekProps = { flow: HoursFlow; opening: StoreOpeningState };

export function Week({ flow, opening }: WeekProps) {
  const isEditing = useFlow(flow, ({ context }) => context.storeId !== null);
  return (
    <section className={classes.card} aria-labelledby="store-week">
      <h2 id="store-week" tabIndex={-1}>
        <Trans>Opening hours</Trans>
      </h2>
      {isEditing ? <HoursEditor flow={flow} /> : <Days flow={flow} opening={opening} />}
    </section>
  );
}

function Days({ flow, opening: { storeId, hours } }: WeekProps) {
  const texts = useWeekTexts();
  return (
    <>
      <dl className={classes.week}>
        {WEEKDAYS.map((day) => {
          const periods = hours.filter((period) => period.day === day);
          return (
            <div key={day} className={classes.row}>
              <dt>{texts.day(day)}</dt>
              <dd>
                {periods.length === 0 ? <Trans>Closed</Trans> : null}
                {periods.map((period) => (
                  <span key={period.opens}>{texts.period(period)}</span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={classes.answers}>
        <Button
          variant="light"
          onClick={({ currentTarget }) => {
            focusHeadingOf(currentTarget);
            flow.send({ type: 'hours.opened', storeId, hours });
          }}
        >
          <Trans>Change hours</Trans>
        </Button>
      </div>
    </>
  );
}
