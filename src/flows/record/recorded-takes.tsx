import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Choice } from '../choice';
import type { FlowChart } from '../flow-data.types';
import classes from './record.module.css';
import { RecordedPathView } from './recorded-path-view';
import { recorder } from './recorder';
import { movedTakes } from './takes';

type Props = { charts: readonly FlowChart[]; machine: string };

/** The result of a recording: one path for each flow that moved. */
export function RecordedTakes({ charts, machine }: Props) {
  const { t } = useLingui();
  const takes = useSelector(recorder, ({ context }) => context.takes);
  const [chosen, setChosen] = useState('0');
  const moved = movedTakes(takes, charts, machine);
  const take = moved[Number(chosen)] ?? moved[0];
  if (!take)
    return (
      <p className={classes.note}>
        <Trans>No flow of this gallery moved during the recording.</Trans>
      </p>
    );
  const titleOf = (id: string) => charts.find((chart) => chart.id === id)?.title ?? id;
  const options = moved.map(({ machine: id, steps }, index) => {
    const earlier = moved.slice(0, index).filter((one) => one.machine === id).length;
    const title = earlier > 0 ? `${titleOf(id)} ${earlier + 1}` : titleOf(id);
    return [
      String(index),
      `${title} · ${t`${plural(steps.length, { one: '# step', other: '# steps' })}`}`,
    ] as const;
  });
  return (
    <div className={classes.result}>
      <Choice label={t`Flow`} options={options} chosen={String(moved.indexOf(take))} onChoose={setChosen} />
      <RecordedPathView key={take.machine} take={take} />
    </div>
  );
}
