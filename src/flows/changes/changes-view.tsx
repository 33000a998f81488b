import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type RefObject, use, useMemo, useState } from 'react';
import { ancestorsOf, viewOf } from '../chart/view';
import type { FlowChart } from '../flow-data.types';
import { useFlowLanguage } from '../language';
import { ChartCanvas } from '../view/chart-canvas';
import type { Marks } from '../view/part-attributes';
import { useDrawing } from '../view/use-drawing';
import { changedChart, unchangedParents, withSigns } from './changed-chart';
import type { Changes, FlowChanges } from './changes.types';
import { ChangesList } from './changes-list';
import classes from './changes-view.module.css';
import { loadChanges } from './load-changes';

type Svg = RefObject<SVGSVGElement | null>;
type Props = { chart: FlowChart; charts: readonly FlowChart[]; svg: Svg };

/** Shows what changed in a flow since an earlier version. */
export function ChangesView({ chart, charts, svg }: Props) {
  const changes = use(loadChanges());
  if (!changes)
    return (
      <div className={classes.none}>
        <p>
          <Trans>No comparison yet. Compare the charts with an earlier version, then reload this page:</Trans>
        </p>
        <code dir="ltr">npm run flows -- --since HEAD~20</code>
      </div>
    );
  const own = changes.flows[chart.id];
  return (
    <div className={classes.view}>
      <p className={classes.since}>
        <Trans>
          Compared with <bdi>{changes.since.commit}</bdi> of {changes.since.day}
        </Trans>
        {' · '}
        <bdi lang="en">{changes.since.subject}</bdi>
      </p>
      {own ? (
        <ChangedFlow key={chart.id} chart={chart} changes={own} svg={svg} />
      ) : (
        <OtherFlows chart={chart} charts={charts} changes={changes} />
      )}
    </div>
  );
}

function OtherFlows({ chart, charts, changes }: Omit<Props, 'svg'> & { changes: Changes }) {
  const changed = charts.filter(({ id }) => id in changes.flows || changes.added.includes(id));
  return (
    <div className={classes.none}>
      <p role="status">
        {changes.added.includes(chart.id) ? (
          <Trans>This flow is new: the earlier version does not have it.</Trans>
        ) : (
          <Trans>This flow has not changed.</Trans>
        )}
      </p>
      {changed.length > 0 ? (
        <>
          <h3>
            <Trans>Flows that changed</Trans>
          </h3>
          <ul className={classes.flows}>
            {changed.map(({ id, title }) => (
              <li key={id}>
                <Link to="/flows/$machine" params={{ machine: id }} search={{ view: 'changes' }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {changes.removed.length > 0 ? (
        <p>
          <Trans>
            Removed flows: <bdi>{changes.removed.join(', ')}</bdi>
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

const NOTHING_DRAWN = {
  key: '',
  view: { id: '', nodes: [], lines: [] },
  drawing: { width: 1, height: 1, boxes: {}, starts: [], lines: {} },
};

type FlowProps = { chart: FlowChart; changes: FlowChanges; svg: Svg };

function ChangedFlow({ chart, changes, svg }: FlowProps) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const navigate = useNavigate();
  const changed = useMemo(() => changedChart(chart, changes), [chart, changes]);
  const { kinds } = changed;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => unchangedParents(changed));
  const [selected, setSelected] = useState<string | null>(() => [...kinds.keys()][0] ?? null);
  const [anchor, setAnchor] = useState<string | null>(null);
  const view = withSigns(viewOf(changed.chart, { language, hasCode: false, closed, focus: null }), kinds);
  const drawingState = useDrawing([language, ...[...closed].sort()].join(), view, NOTHING_DRAWN);
  const marks: Marks = { active: new Set(), taken: new Set(), selected, walked: null, changes: kinds };
  const onToggle = (id: string) => {
    setAnchor(id);
    setClosed(closed.has(id) ? without(closed, [id]) : new Set([...closed, id]));
  };
  const onSelect = (id: string) => {
    const edge = changed.chart.edges.find((one) => one.id === id);
    const parents = new Map(changed.chart.nodes.map((node) => [node.id, node.parent]));
    const around = edge
      ? [...ancestorsOf(parents, edge.from), edge.from, ...ancestorsOf(parents, edge.to)]
      : ancestorsOf(parents, id);
    setClosed(without(closed, around));
    setSelected(id);
    setAnchor(null);
  };
  return (
    <div className={classes.both}>
      <div className={classes.chart}>
        {drawingState.drawn.key === '' ? (
          <p role="status" className={classes.drawing}>
            {drawingState.hasFailed
              ? t`This view could not be drawn. Check your connection and try again.`
              : t`Drawing …`}
          </p>
        ) : (
          <ChartCanvas
            chart={changed.chart}
            drawingState={drawingState}
            marks={marks}
            onSelect={onSelect}
            onToggle={onToggle}
            onOpenChart={(childChart) =>
              void navigate({ to: '/flows/$machine', params: { machine: childChart } })
            }
            svg={svg}
            anchor={anchor ?? selected}
            isSummed={false}
            isWide={false}
            onWide={null}
            isFocused={false}
            onFocus={null}
          />
        )}
      </div>
      <ChangesList changed={changed} changes={changes} selected={selected} onSelect={onSelect} />
    </div>
  );
}

const without = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));
