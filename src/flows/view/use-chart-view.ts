import { useState } from 'react';
import { closedIn, closedText, type FlowAddress, idOf, partNamed, pathOf } from '../address';
import { factsOf } from '../chart/parts';
import { ancestorsOf, viewOf } from '../chart/view';
import type { FlowChart, FlowData } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { useDrawing } from './use-drawing';

type Props = {
  chart: FlowChart;
  data: FlowData;
  address: FlowAddress;
  onAddress: (change: FlowAddress) => void;
};

export function useChartView({ chart, data, address, onAddress }: Props) {
  const language = useFlowLanguage();
  const [anchor, setAnchor] = useState<string | null>(null);
  const selected = address.part === undefined ? null : partNamed(chart, address.part);
  const focus = focusIn(chart, address);
  const hasCode = address.code === true;
  const given = closedIn(address, chart.id) ?? new Set(data.closed);
  const closed = without(given, aroundPart(chart, selected));
  const opening = { hasCode: false, focus: null, closed: new Set(data.closed), language };
  const keyOf = (codes: boolean, ids: ReadonlySet<string>, around: string | null) =>
    [language, codes, around ?? [...ids].sort().join()].join(' ');
  const drawingState = useDrawing(
    keyOf(hasCode, closed, focus),
    viewOf(chart, { language, hasCode, closed, focus }),
    {
      key: keyOf(false, opening.closed, null),
      view: viewOf(chart, opening),
      drawing: data.drawing,
    },
  );
  /** Selecting a part expands its parents. The URL keeps them expanded. */
  const kept = closed.size === given.size ? {} : { closed: closedText(chart.id, closed) };
  const state = selected ? (factsOf(chart, selected)?.stateId ?? null) : null;
  return {
    selected,
    isUnknown: address.part !== undefined && selected === null,
    drawingState,
    anchor: anchor ?? state,
    isFocused: focus !== null,
    onFocus:
      focus !== null
        ? () => onAddress({ focus: undefined })
        : state && state !== chart.id
          ? () => onAddress({ focus: pathOf(chart.id, state) })
          : null,
    onSelect: (part: string) => {
      setAnchor(null);
      onAddress({ part, ...kept });
    },
    onToggle: (id: string) => {
      const isShut = closed.has(id);
      const changed = isShut ? without(closed, [id]) : new Set([...closed, id]);
      const isHidden = !isShut && selected !== null && aroundPart(chart, selected).includes(id);
      setAnchor(id);
      onAddress({ closed: closedText(chart.id, changed), ...(isHidden ? { part: id } : {}) });
    },
  };
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

/** Returns the parents that must be expanded to show a part. */
function aroundPart(chart: FlowChart, part: string | null): string[] {
  const facts = part ? factsOf(chart, part) : null;
  if (!facts) return [];
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const around = ancestorsOf(parents, facts.stateId);
  return facts.stateId === part ? around : [...around, facts.stateId];
}

function focusIn(chart: FlowChart, { focus }: FlowAddress): string | null {
  const id = focus === undefined ? null : idOf(chart.id, focus);
  return chart.nodes.some((node) => node.id === id) ? id : null;
}
