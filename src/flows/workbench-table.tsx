import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { lazyPart } from '../ui/lazy-part';
import type { FlowAddress, PanelName, ViewName } from './address';
import { transitionIdOf } from './chart/read-chart';
import { activeIds } from './chart/taken';
import type { FlowChart, FlowData } from './flow-data.types';
import classes from './flow-gallery.module.css';
import { Legend } from './legend';
import { activeStates, actorsOf, type Live } from './live/live-actors';
import { LivePanel } from './live/live-panel';
import { edgesOfTrail } from './live/trail';
import type { FlowProducts, Walked } from './products';
import { NotesPanel } from './review/notes-panel';
import type { Notes } from './review/use-notes';
import { ScreensPanel } from './screens-panel';
import { ScreensView } from './screens-view';
import { SharePanel } from './share/share-panel';
import { PathsPanel } from './simulate/paths-panel';
import { SimulatePanel } from './simulate/simulate-panel';
import { usePress } from './simulate/use-press';
import { useSimulation } from './simulate/use-simulation';
import { AboutPanel } from './view/about-panel';
import { ChartCanvas } from './view/chart-canvas';
import { parentsOf } from './view/flow-links';
import { Outline } from './view/outline';
import type { Marks, StepsByLevel } from './view/part-attributes';
import { useChartView } from './view/use-chart-view';

export type WorkbenchProps = {
  machine: AnyStateMachine;
  chart: FlowChart;
  charts: readonly FlowChart[];
  address: FlowAddress;
  onAddress: (change: FlowAddress) => void;
  live: Live;
  review: Notes;
};

type Props = WorkbenchProps & { data: FlowData; products: FlowProducts };

const stepsByLevel = ({ machine, page, browser }: Walked): StepsByLevel => ({
  machine: new Set(machine),
  page: new Set(page),
  browser: new Set(browser),
});

const LiveSequence = lazyPart(async () => (await import('./live/live-sequence')).LiveSequence);

const ChangesView = lazyPart(async () => (await import('./changes/changes-view')).ChangesView);

const isNarrow = () => matchMedia('(max-width: 760px)').matches;

/** Shows one flow: its chart on one side, its tools on the other. */
export function WorkbenchTable(props: Props) {
  const { machine, chart, charts, data, products, address, onAddress, live, review } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [usualView] = useState<ViewName>(() => (isNarrow() ? 'outline' : 'drawing'));
  const [hasCoverage, setHasCoverage] = useState(false);
  const [isWide, setIsWide] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const { tools: panel = 'about', view = usualView, code: hasCode = false } = address;
  const simulation = useSimulation(machine, data, address);
  const { now, play, moments } = simulation;
  const chartView = useChartView({ chart, data, address, onAddress });
  const { selected, isUnknown } = chartView;
  const press = usePress(machine, chart, data, simulation);
  useMomentInAddress(address, onAddress, play?.number, moments.length - 1);

  const isPlayed = panel === 'simulate' || panel === 'paths';
  const { walked } = products;
  const running = actorsOf(live, machine.id);
  const trail = running.flatMap((actor) => actor.trail);
  const marks: Marks = {
    selected,
    active: isPlayed ? activeIds(now.snapshot) : activeStates(machine, running),
    taken: isPlayed ? new Set(now.edges) : edgesOfTrail(machine, chart.edges, trail),
    walked: hasCoverage && walked ? stepsByLevel(walked) : null,
  };
  const onSelect = (part: string) => {
    const edge = chart.edges.find(({ id }) => id === part);
    if (panel === 'simulate' && edge) press.on(edge);
    else chartView.onSelect(part);
  };
  const views: [ViewName, string][] = [
    ['drawing', t`Drawing`],
    ['outline', t`Outline`],
    ['screens', t`Screens`],
    ['sequence', t`Sequence`],
    ['changes', t`Changes`],
  ];
  const hasChart = view === 'drawing' || view === 'outline';
  const panels: [PanelName, string][] = [
    ['about', t`About`],
    ['simulate', t`Simulate`],
    ['paths', t`Paths`],
    ['live', t`Live`],
    ['notes', t`Notes`],
    ['share', t`Share`],
  ];
  const parents = parentsOf(charts, chart.id);
  return (
    <>
      <section className={classes.stage} aria-label={chart.title} data-wide={isWide || undefined}>
        <div className={classes.bar}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more */}
          <div className={classes.switch} role="group" aria-label={t`View`}>
            {views.map(([id, name]) => (
              <button
                key={id}
                type="button"
                aria-pressed={view === id}
                onClick={() => onAddress({ view: id })}
              >
                {name}
              </button>
            ))}
          </div>
          {hasChart ? (
            <button
              type="button"
              className={classes.toggle}
              aria-pressed={hasCode}
              onClick={() => onAddress({ code: hasCode ? undefined : true })}
            >
              <Trans>Show code</Trans>
            </button>
          ) : null}
          <button
            type="button"
            className={classes.toggle}
            aria-pressed={hasCoverage}
            disabled={!walked}
            onClick={() => setHasCoverage(!hasCoverage)}
          >
            {walked ? t`Colours of the last tests` : t`No test results yet`}
          </button>
          {parents.length > 0 ? (
            <p className={classes.parents}>
              <Trans>Part of:</Trans>
              {parents.map(({ id, title }) => (
                <Link key={id} to="/flows/$machine" params={{ machine: id }}>
                  {title}
                </Link>
              ))}
            </p>
          ) : null}
          {hasChart ? <Legend isCoverage={hasCoverage} /> : null}
        </div>
        {isUnknown ? (
          <p role="alert" className={classes.unknown}>
            <Trans>
              This chart has no part “<bdi>{address.part}</bdi>”.
            </Trans>
          </p>
        ) : null}
        <div className={classes.sheet}>
          {/* The diagram stays mounted below the outline, so that it can be exported. The changes are a diagram too. */}
          {view === 'changes' ? null : (
            <div className={classes.view} hidden={view !== 'drawing'}>
              <ChartCanvas
                chart={chart}
                drawingState={chartView.drawingState}
                marks={marks}
                onSelect={onSelect}
                onToggle={chartView.onToggle}
                onOpenChart={(childChart) =>
                  void navigate({ to: '/flows/$machine', params: { machine: childChart } })
                }
                svg={svg}
                anchor={chartView.anchor}
                // The About panel describes the selected part, so the summary describes the hovered one.
                isSummed={panel !== 'about' || isWide}
                isWide={isWide}
                onWide={() => setIsWide(!isWide)}
                isFocused={chartView.isFocused}
                onFocus={chartView.onFocus}
              />
            </div>
          )}
          {view === 'screens' ? (
            <div className={classes.view}>
              <ScreensView
                chart={chart}
                data={data}
                products={products}
                active={marks.active}
                selected={selected}
                onSelect={chartView.onSelect}
              />
            </div>
          ) : null}
          {view === 'sequence' ? (
            <div className={classes.view}>
              <LiveSequence live={live} charts={charts} machine={machine.id} />
            </div>
          ) : null}
          {view === 'changes' ? (
            <div className={classes.view}>
              <ChangesView chart={chart} charts={charts} svg={svg} />
            </div>
          ) : null}
          {view === 'outline' ? (
            <div className={classes.view}>
              <Outline chart={chart} marks={marks} hasCode={hasCode} onSelect={onSelect} />
            </div>
          ) : null}
        </div>
      </section>
      <aside className={classes.side} aria-label={t`Tools`}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={classes.switch} role="group" aria-label={t`Tools`}>
          {panels.map(([id, name]) => (
            <button
              key={id}
              type="button"
              aria-pressed={panel === id}
              onClick={() => onAddress({ tools: id })}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={classes.panel}>
          {panel === 'about' ? (
            <>
              <AboutPanel
                chart={chart}
                charts={charts}
                data={data}
                selected={selected}
                onSelect={chartView.onSelect}
              />
              <ScreensPanel chart={chart} selected={selected} products={products} />
            </>
          ) : null}
          {panel === 'simulate' ? (
            <SimulatePanel
              machine={machine}
              chart={chart}
              data={data}
              simulation={simulation}
              refusal={press.refusal}
            />
          ) : null}
          {panel === 'paths' ? (
            <PathsPanel
              machine={machine}
              data={data}
              simulation={simulation}
              hasCode={hasCode}
              isUnknown={address.events !== undefined && play?.number !== 0}
              through={selected && transitionIdOf(selected)}
            />
          ) : null}
          {panel === 'live' ? <LivePanel live={live} charts={charts} /> : null}
          {panel === 'notes' ? (
            <NotesPanel chart={chart} charts={charts} selected={selected} review={review} />
          ) : null}
          {panel === 'share' ? <SharePanel machine={machine} chart={chart} data={data} svg={svg} /> : null}
        </div>
      </aside>
    </>
  );
}

/** Writes the path and its step into the URL. */
function useMomentInAddress(
  { path, step, events }: FlowAddress,
  onAddress: (change: FlowAddress) => void,
  number: number | undefined,
  taken: number,
) {
  const at = number === undefined ? undefined : taken;
  // A recorded path has no number. It leaves the URL when another path is chosen.
  const [named, recorded] = number ? [number, undefined] : [undefined, events];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another moment changes the address
  useEffect(() => {
    if (path !== named || step !== at) onAddress({ path: named, step: at, events: recorded });
  }, [number, at]);
}
