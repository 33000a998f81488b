import { flowData } from 'virtual:flow-data';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, use, useEffect, useMemo } from 'react';
import { machines } from '../../machines';
import { LanguageMenu } from '../features/preferences/language-menu';
import { ThemeToggle } from '../features/preferences/theme-toggle';
import type { FlowAddress } from './address';
import classes from './flow-gallery.module.css';
import { FlowList } from './flow-list';
import { inLanguage } from './in-language';
import { preloadLayouter } from './layout/lay-out';
import { useLive } from './live/use-live';
import { FlowMap } from './map/flow-map';
import { Overview } from './overview';
import { whenCharts } from './prepared';
import { useNotes } from './review/use-notes';
import { FlowSearch } from './search/flow-search';
import type { StoryAddress } from './stories/story-address';
import { StoryPage } from './stories/story-page';
import { Workbench } from './workbench';

type Props = {
  machineId: string | null;
  address: FlowAddress;
  onAddress: (change: FlowAddress) => void;
  isMap?: boolean;
  story?: { id: string; address: StoryAddress; onAddress: (change: StoryAddress) => void };
};

/** Shows all flows of the product. The charts come from the machines that the app runs. */
export function FlowGallery({ machineId, address, onAddress, isMap = false, story }: Props) {
  const machine = machines.find(({ id }) => id === machineId);
  const { i18n } = useLingui();
  const { charts: loaded, map } = use(whenCharts);
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
          <Trans>Back to the shop</Trans>
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
            // A recorded path in the URL restarts the simulation.
            key={`${machine.id} ${address.events ?? ''}`}
            machine={machine}
            chart={chart}
            charts={charts}
            address={address}
            onAddress={onAddress}
            live={live}
            review={review}
          />
        </Suspense>
      ) : machineId ? (
        <p className={classes.empty}>
          <Trans>Flow not found.</Trans>
        </p>
      ) : (
        <Suspense>
          {story ? (
            <StoryPage charts={charts} {...story} />
          ) : isMap ? (
            <FlowMap charts={charts} map={map} />
          ) : (
            <Overview charts={charts} />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** Caches all flows for offline use once the gallery is open. */
function useEverythingAtHand() {
  useEffect(() => {
    for (const load of Object.values(flowData)) void load();
    void preloadLayouter();
  }, []);
}
