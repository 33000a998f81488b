import { flowData, loadCharts } from 'virtual:flow-data';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo } from 'react';
import { machines } from '../../machines';
import { LanguageMenu } from '../features/preferences/language-menu';
import { ThemeToggle } from '../features/preferences/theme-toggle';
import type { FlowChart } from './flow-data.types';
import classes from './flow-gallery.module.css';
import { FlowList } from './flow-list';
import { useLive } from './live/use-live';
import { Overview } from './overview';
import { useNotes } from './review/use-notes';
import { FlowSearch } from './search/flow-search';
import { Workbench } from './workbench';

type Props = { machineId: string | null; part: string | null; onSelect: (part: string) => void };

const whenCharts = loadCharts().then((file) => file.default);

/** Every flow of the product, from the machines that run it. */
export function FlowGallery({ machineId, part, onSelect }: Props) {
  const machine = machines.find(({ id }) => id === machineId);
  const { i18n } = useLingui();
  const loaded = use(whenCharts);
  const charts = useMemo(() => loaded.map((one) => inLanguage(one, i18n.locale)), [loaded, i18n.locale]);
  const chart = charts.find(({ id }) => id === machineId);
  const live = useLive();
  const review = useNotes();
  useEverythingAtHand();
  return (
    <div className={classes.gallery} data-chosen={machine !== undefined || undefined}>
      <header className={classes.head}>
        <Link to="/" className={classes.back}>
          <IconArrowLeft size={18} className="mirrored" aria-hidden />
          <Trans>To the shop</Trans>
        </Link>
        <h1 className={classes.title}>
          <Link to="/flows">
            <Trans>Flows</Trans>
          </Link>
        </h1>
        <FlowSearch charts={charts} />
        <div className={classes.preferences}>
          <ThemeToggle />
          <LanguageMenu />
        </div>
      </header>
      <FlowList charts={charts} chosen={machineId} live={live} />
      {machine && chart ? (
        <Suspense>
          <Workbench
            key={machine.id}
            machine={machine}
            chart={chart}
            charts={charts}
            selected={part}
            onSelect={onSelect}
            live={live}
            review={review}
          />
        </Suspense>
      ) : machineId ? (
        <p className={classes.empty}>
          <Trans>There is no such flow.</Trans>
        </p>
      ) : (
        <Overview charts={charts} />
      )}
    </div>
  );
}

/** A designer on a train has the whole gallery once its first page was open. */
function useEverythingAtHand() {
  useEffect(() => {
    for (const load of Object.values(flowData)) void load();
  }, []);
}

/** The names in a chart are the program's own; its titles are in the language of the reader. */
function inLanguage(chart: FlowChart, language: string): FlowChart {
  if (language !== 'ar') return chart;
  const { title, states } = chart.arabic;
  return {
    ...chart,
    title,
    nodes: chart.nodes.map((node) => ({
      ...node,
      title: node.parent === null ? title : (states[node.path] ?? node.title),
    })),
  };
}
