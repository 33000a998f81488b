import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartEdge } from '../chart/chart.types';
import { titleOf } from '../chart/parts';
import { guardWords } from '../chart/phrases';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { pressOn } from './simulation';
import type { Simulation } from './use-simulation';

/** A press on a transition of the chart takes it. `refusal` explains why a press could not. */
export function usePress(
  machine: AnyStateMachine,
  chart: FlowChart,
  { fixtures }: FlowData,
  { now, send }: Simulation,
) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const [refused, setRefused] = useState<{ at: Simulation['now']; text: string } | null>(null);

  const on = (edge: ChartEdge) => {
    const press = pressOn(machine, now, fixtures, edge);
    if (press.event) {
      send(press.event);
      return;
    }
    const guards = press.guards.map((guard) => guardWords(chart, guard, language)).join(', ');
    const text = {
      elsewhere: t`The flow is not in “${titleOf(chart, edge.from)}” now.`,
      follows: t`This happens automatically as soon as its condition is true.`,
      blocked: guards ? t`Blocked: only if ${guards}.` : t`Another transition takes precedence here.`,
    }[press.reason];
    setRefused({ at: now, text });
  };
  return { on, refusal: refused?.at === now ? refused.text : null };
}
