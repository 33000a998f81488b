import { useNavigate } from '@tanstack/react-router';
import { use, useRef, useState } from 'react';
import { closedText, type FlowAddress } from '../address';
import { transitionIdOf } from '../chart/read-chart';
import type { FlowChart, FlowData } from '../flow-data.types';
import { loadPrepared } from '../prepared';
import { ChartCanvas } from '../view/chart-canvas';
import type { Marks } from '../view/part-attributes';
import { useChartView } from '../view/use-chart-view';
import { frameOfTransition, nextTransitions, openParents, reachedStates, statesAround } from './story';
import type { Frame, Story } from './story.types';

type Props = {
  chart: FlowChart;
  story: Story;
  strip: readonly Frame[];
  frame: Frame;
  onFrame: (id: string) => void;
};

/** The chart of one flow at a frame. It marks the active states, the last transitions and the next one. */
export function StoryChart(props: Props) {
  const prepared = use(loadPrepared(props.chart.id));
  return prepared ? <Drawn {...props} data={prepared.data} /> : null;
}

function Drawn({ chart, story, strip, frame, onFrame, data }: Props & { data: FlowData }) {
  const navigate = useNavigate();
  const svg = useRef<SVGSVGElement>(null);
  const [changed, setChanged] = useState<FlowAddress>({});
  const open = openParents(chart, strip);
  const closed = data.closed.filter((id) => !open.has(id));
  const address = { closed: closedText(chart.id, closed), ...changed };
  const { drawingState, onSelect, onToggle, selected } = useChartView({
    chart,
    data,
    address,
    onAddress: (change) => setChanged((before) => ({ ...before, ...change })),
  });
  const next = new Set(nextTransitions(story, frame, chart.id));
  const marks: Marks = {
    selected,
    active: statesAround(chart, frame.states[chart.id] ?? []),
    taken: new Set(frame.taken[chart.id]),
    next,
    walked: null,
  };
  const select = (part: string) => {
    const to = frameOfTransition(story, frame, chart.id, transitionIdOf(part));
    if (to) onFrame(to);
    else onSelect(part);
  };
  return (
    <ChartCanvas
      chart={chart}
      drawingState={drawingState}
      marks={marks}
      onSelect={select}
      onToggle={onToggle}
      onOpenChart={(childChart) => void navigate({ to: '/flows/$machine', params: { machine: childChart } })}
      svg={svg}
      anchor={reachedStates(chart, chart.id, frame)[0] ?? null}
      isSummed
      isWide={false}
      onWide={null}
      isFocused={false}
      onFocus={null}
    />
  );
}
