import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ActorRefFrom } from 'xstate';
import type { OpeningHours } from '../../../domain/catalogue';
import { clockOf } from '../../../domain/opening-hours';
import {
  type HoursProblem,
  hasRoom,
  hoursProblems,
  MAX_PERIODS,
  WEEKDAYS,
} from '../../../domain/store-hours';
import type { storeHoursMachine } from '../../../machines/operator/store-hours.machine';
import { useFormats } from '../../i18n/formats.context';
import { FormFailure } from '../../platform/fields/form-failure';
import { useFlow } from '../../platform/flow';
import { Button } from '../../ui/button';
import { focusHeadingOf } from '../../ui/focus-heading';
import classes from './hours-editor.module.css';
import { useWeekTexts } from './use-week-texts';

export type HoursFlow = ActorRefFrom<typeof storeHoursMachine>;

/**
 * Edits the weekly hours of the opened store. The heading gets the focus when a focused button disappears
 * [X-32].
 */
export function HoursEditor({ flow }: { flow: HoursFlow }) {
  const hours = useFlow(flow, ({ context }) => context.hours);
  const isRefused = useFlow(flow, ({ context }) => context.isRefused);
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const problems = hoursProblems(hours);
  return (
    <div className={classes.editor}>
      <p className={classes.note}>
        <Trans>
          A closing time before the opening time is on the next day. Customers see changes immediately.
        </Trans>
      </p>
      <FormFailure failure={failure} />
      {WEEKDAYS.map((day) => (
        <Day key={day} flow={flow} day={day} hours={hours} problems={problems} />
      ))}
      {hours.length === 0 ? (
        <p className={classes.warning} role="status">
          <Trans>Closed all week: customers can’t order from this store.</Trans>
        </p>
      ) : null}
      {isRefused && problems.length > 0 ? (
        <p className={classes.problem} role="alert">
          <Trans>Not saved yet. Change or remove the marked hours first.</Trans>
        </p>
      ) : null}
      <div className={classes.answers}>
        <Button
          loading={isBusy}
          onClick={({ currentTarget }) => {
            if (problems.length === 0) focusHeadingOf(currentTarget);
            flow.send({ type: 'hours.submitted' });
          }}
        >
          <Trans>Save hours</Trans>
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={({ currentTarget }) => {
            focusHeadingOf(currentTarget);
            flow.send({ type: 'editing.closed' });
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

type DayProps = {
  flow: HoursFlow;
  day: number;
  hours: readonly OpeningHours[];
  problems: readonly HoursProblem[];
};

function Day({ flow, day, hours, problems }: DayProps) {
  const { t } = useLingui();
  const texts = useWeekTexts();
  const formats = useFormats();
  const name = texts.day(day);
  const periods = hours.flatMap((period, index) => (period.day === day ? [{ period, index }] : []));
  const most = formats.number(MAX_PERIODS);
  const placeOf = (position: string) => t`${name}, ${position}`;
  return (
    <fieldset className={classes.day} aria-label={name}>
      <span className={classes.name} aria-hidden>
        {name}
      </span>
      <div className={classes.periods}>
        {periods.length === 0 ? (
          <span className={classes.closed}>
            <Trans>Closed</Trans>
          </span>
        ) : null}
        {periods.map(({ period, index }, at) => (
          <Period
            key={index}
            flow={flow}
            period={period}
            index={index}
            place={placeOf(formats.number(at + 1))}
            hours={hours}
            problem={problems.find((problem) => problem.index === index) ?? null}
          />
        ))}
      </div>
      <div className={classes.tools}>
        {hasRoom(hours, day) ? (
          <Button
            size="sm"
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t`Add hours on ${name}`}
            onClick={() => flow.send({ type: 'period.added', day })}
          >
            <Trans>Add hours</Trans>
          </Button>
        ) : (
          <span className={classes.note}>
            <Trans>Limit {most} per day</Trans>
          </span>
        )}
        {periods.length === 0 ? null : (
          <Button
            size="sm"
            variant="subtle"
            aria-label={t`Copy to all days: ${name}`}
            onClick={() => flow.send({ type: 'day.copied', day })}
          >
            <Trans>Copy to all days</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type PeriodProps = {
  flow: HoursFlow;
  period: OpeningHours;
  index: number;
  /** The id of the row: the day, and the period's position in the day. */
  place: string;
  hours: readonly OpeningHours[];
  problem: HoursProblem | null;
};

function Period({ flow, period, index, place, hours, problem }: PeriodProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const id = `hours-problem-${index}`;
  const time = (part: 'opens' | 'closes', label: string) => (
    <NativeSelect
      className={classes.time ?? ''}
      aria-label={label}
      aria-invalid={problem !== null}
      aria-describedby={problem === null ? undefined : id}
      error={problem !== null}
      value={period[part]}
      data={timesWith(period[part]).map((clock) => ({ value: clock, label: formats.time(clock) }))}
      onChange={({ currentTarget }) =>
        flow.send({ type: 'period.changed', index, part, time: currentTarget.value })
      }
    />
  );
  return (
    <div className={classes.period}>
      <div className={classes.times}>
        {time('opens', t`${place}: opens`)}
        <span aria-hidden>–</span>
        {time('closes', t`${place}: closes`)}
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t`Remove ${place}`}
          onClick={() => flow.send({ type: 'period.removed', index })}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {period.closes === period.opens ? (
        <span className={classes.note}>
          <Trans>24 hours</Trans>
        </span>
      ) : period.closes < period.opens ? (
        <span className={classes.note}>
          <Trans>Closes on the next day</Trans>
        </span>
      ) : null}
      {problem === null ? null : <Problem id={id} problem={problem} hours={hours} />}
    </div>
  );
}

function Problem({
  id,
  problem,
  hours,
}: {
  id: string;
  problem: HoursProblem;
  hours: readonly OpeningHours[];
}) {
  const texts = useWeekTexts();
  const formats = useFormats();
  const other = problem.kind === 'overlap' ? hours[problem.other] : undefined;
  const day = other === undefined ? '' : texts.day(other.day);
  const period = other === undefined ? '' : texts.period(other);
  const most = formats.number(MAX_PERIODS);
  return (
    <p id={id} className={classes.problem} role="status">
      {problem.kind === 'overlap' ? (
        <Trans>
          Overlaps {day}, {period}
        </Trans>
      ) : (
        <Trans>Limit {most} per day</Trans>
      )}
    </p>
  );
}

const STEP = 15;
const QUARTERS = Array.from({ length: (24 * 60) / STEP }, (_, at) => clockOf(at * STEP));

/** Returns every quarter of an hour. The current time is added if an imported file has another one. */
const timesWith = (current: string): string[] =>
  QUARTERS.includes(current) ? QUARTERS : [...QUARTERS, current].sort();
