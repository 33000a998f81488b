import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { transitionIdOf } from './chart/read-chart';
import type { FlowChart, FlowData } from './flow-data.types';
import classes from './flow-gallery.module.css';
import { Legend } from './legend';
import { activeStates, actorsOf, type Live } from './live/live-actors';
import { LivePanel } from './live/live-panel';
import type { FlowProducts, Walked } from './products';
import { NotesPanel } from './review/notes-panel';
import type { Notes } from './review/use-notes';
import { ScreensPanel } from './screens-panel';
import { ScreensView } from './screens-view';
import { SharePanel } from './share/share-panel';
import { PathsPanel } from './simulate/paths-panel';
import { SimulatePanel } from './simulate/simulate-panel';
import { useSimulation } from './simulate/use-simulation';
import { AboutPanel } from './view/about-panel';
import { ChartCanvas } from './view/chart-canvas';
import { Outline } from './view/outline';
import type { Grounds, Marks } from './view/part-attributes';

export type WorkbenchProps = {
  machine: AnyStateMachine;
  chart: FlowChart;
  charts: readonly FlowChart[];
  selected: string | null;
  onSelect: (part: string) => void;
  live: Live;
  review: Notes;
};

type Panel = 'about' | 'simulate' | 'paths' | 'live' | 'notes' | 'share';
type View = 'drawing' | 'outline' | 'screens';
type Props = WorkbenchProps & { data: FlowData; products: FlowProducts };

const groundsOf = ({ machine, page, browser }: Walked): Grounds => ({
  machine: new Set(machine),
  page: new Set(page),
  browser: new Set(browser),
});

const isNarrow = () => matchMedia('(max-width: 760px)').matches;

/** One flow: its chart on one side, what can be done with it on the other. */
export function WorkbenchTable({
  machine,
  chart,
  charts,
  data,
  products,
  selected,
  onSelect,
  live,
  review,
}: Props) {
  const { t } = useLingui();
  const [panel, setPanel] = useState<Panel>('about');
  const [view, setView] = useState<View>(() => (isNarrow() ? 'outline' : 'drawing'));
  const [hasCoverage, setHasCoverage] = useState(false);
  const [isWide, setIsWide] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const simulation = useSimulation(machine, data);
  const { now } = simulation;

  const isPlayed = panel === 'simulate' || panel === 'paths';
  const { walked } = products;
  const marks: Marks = {
    selected,
    active: isPlayed
      ? new Set(now.snapshot._nodes.map(({ id }) => id))
      : activeStates(machine, actorsOf(live, machine.id)),
    taken: new Set(isPlayed ? now.edges : []),
    walked: hasCoverage && walked ? groundsOf(walked) : null,
  };
  const panels: [Panel, string][] = [
    ['about', t`About`],
    ['simulate', t`Simulate`],
    ['paths', t`Paths`],
    ['live', t`Live`],
    ['notes', t`Notes`],
    ['share', t`Share`],
  ];
  return (
    <>
      <section className={classes.stage} aria-label={chart.title} data-wide={isWide || undefined}>
        <div className={classes.bar}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more */}
          <div className={classes.switch} role="group" aria-label={t`View`}>
            <button type="button" aria-pressed={view === 'drawing'} onClick={() => setView('drawing')}>
              <Trans>Drawing</Trans>
            </button>
            <button type="button" aria-pressed={view === 'outline'} onClick={() => setView('outline')}>
              <Trans>Outline</Trans>
            </button>
            <button type="button" aria-pressed={view === 'screens'} onClick={() => setView('screens')}>
              <Trans>Screens</Trans>
            </button>
          </div>
          <button
            type="button"
            className={classes.toggle}
            aria-pressed={hasCoverage}
            disabled={!walked}
            onClick={() => setHasCoverage(!hasCoverage)}
          >
            {walked ? t`Colours of the last tests` : t`No test run has left its traces`}
          </button>
          {view === 'screens' ? null : <Legend isCoverage={hasCoverage} />}
        </div>
        <div className={classes.sheet}>
          {/* The drawing stays in the page while the outline is shown, so that it can be exported. */}
          <div className={classes.view} hidden={view !== 'drawing'}>
            <ChartCanvas
              chart={chart}
              drawing={data.drawing}
              marks={marks}
              onSelect={onSelect}
              svg={svg}
              // Beside the panel that says the same, the summary is for what is pointed at.
              isSummed={panel !== 'about' || isWide}
              isWide={isWide}
              onWide={() => setIsWide(!isWide)}
            />
          </div>
          {view === 'screens' ? (
            <div className={classes.view}>
              <ScreensView
                chart={chart}
                data={data}
                products={products}
                active={marks.active}
                selected={selected}
                onSelect={onSelect}
              />
            </div>
          ) : null}
          {view === 'outline' ? (
            <div className={classes.view}>
              <Outline chart={chart} marks={marks} onSelect={onSelect} />
            </div>
          ) : null}
        </div>
      </section>
      <aside className={classes.side} aria-label={t`Tools`}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={classes.switch} role="group" aria-label={t`Tools`}>
          {panels.map(([id, name]) => (
            <button key={id} type="button" aria-pressed={panel === id} onClick={() => setPanel(id)}>
              {name}
            </button>
          ))}
        </div>
        <div className={classes.panel}>
          {panel === 'about' ? (
            <>
              <AboutPanel chart={chart} data={data} selected={selected} onSelect={onSelect} />
              <ScreensPanel chart={chart} selected={selected} products={products} />
            </>
          ) : null}
          {panel === 'simulate' ? (
            <SimulatePanel machine={machine} data={data} simulation={simulation} />
          ) : null}
          {panel === 'paths' ? (
            <PathsPanel
              machine={machine}
              data={data}
              simulation={simulation}
              through={selected && transitionIdOf(selected)}
            />
          ) : null}
          {panel === 'live' ? <LivePanel live={live} machines={new Set(charts.map(({ id }) => id))} /> : null}
          {panel === 'notes' ? (
            <NotesPanel chart={chart} charts={charts} selected={selected} review={review} />
          ) : null}
          {panel === 'share' ? <SharePanel machine={machine} chart={chart} data={data} svg={svg} /> : null}
        </div>
      </aside>
    </>
  );
}
