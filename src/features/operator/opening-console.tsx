import { Trans, useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { PAUSES, type PauseMinutes } from '../../../domain/store-pause';
import type { storeOpeningMachine } from '../../../machines/operator/store-opening.machine';
import type { StoreOpeningState } from '../../api/operator-store-mapping';
import { useFormats } from '../../i18n/formats.context';
import { type LanguageCode, localeOf } from '../../i18n/languages';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { useMoment } from '../orders/shared/use-moment';
import { CONSOLE_EFFECTS, provideStoreOpening } from './operator.actors';
import classes from './operator.module.css';

type Flow = ActorRefFrom<typeof storeOpeningMachine>;
type Props = { flow: Flow; opening: StoreOpeningState };

/** Shows whether the store takes orders, and stops them for a while. */
export function OpeningConsole({ opening }: { opening: StoreOpeningState }) {
  const { operator } = useApi();
  const flow = usePage(() => provideStoreOpening(operator), { effects: CONSOLE_EFFECTS });
  return <OpeningConsoleView flow={flow} opening={opening} />;
}

export const OpeningConsoleView = ({ flow, opening }: Props) => (
  <div className={classes.sections}>
    <section className={classes.card} aria-labelledby="store-opening">
      <h2 id="store-opening">
        <Trans>Taking orders</Trans>
      </h2>
      <OpeningState opening={opening} />
      {opening.closedUntil === null ? null : <Resume flow={flow} />}
      <Pauses flow={flow} />
    </section>
    <Week hours={opening.hours} />
  </div>
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
        <Trans>Closed for now. You take no orders until {until}.</Trans>
      ) : isOpen && closesAt === null ? (
        <Trans>Open all the time</Trans>
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
        <Trans>Too busy? Customers see your store as closed, and it opens again by itself.</Trans>
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
        <Trans>Take orders again</Trans>
      </Button>
    </div>
  );
}

/** 4 January 1970 was a Sunday, the first day of the week in opening hours. */
const SUNDAY = Date.UTC(1970, 0, 4);
const DAY = 24 * 60 * 60_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

function Week({ hours }: { hours: StoreOpeningState['hours'] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const names = new Intl.DateTimeFormat(localeOf(i18n.locale as LanguageCode), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return (
    <section className={classes.card} aria-labelledby="store-week">
      <h2 id="store-week">
        <Trans>Opening hours</Trans>
      </h2>
      <dl className={classes.week}>
        {WEEKDAYS.map((day) => {
          const periods = hours.filter((period) => period.day === day);
          return (
            <div key={day} className={classes.row}>
              <dt>{names.format(SUNDAY + day * DAY)}</dt>
              <dd>
                {periods.length === 0 ? <Trans>Closed</Trans> : null}
                {periods.map(({ opens, closes }) => (
                  <span key={opens}>
                    {formats.time(opens)} – {formats.time(closes)}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={classes.note}>
        <Trans>The shop changes the weekly hours.</Trans>
      </p>
    </section>
  );
}
