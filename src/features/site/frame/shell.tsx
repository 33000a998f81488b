import { Trans } from '@lingui/react/macro';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { later } from '../../../ui/later';
import { useMarketTint } from '../../location/module.context';
import { NoModulesNotice } from '../../location/no-modules-notice';
import { MarketTabs } from '../header/market-tabs';
import { SiteHeader } from '../header/site-header';
import classes from './shell.module.css';

const BottomBar = later(() => import('./around').then((file) => file.BottomBar));
const MarketRail = later(() => import('./around').then((file) => file.MarketRail));
const Overlays = later(() => import('./around').then((file) => file.Overlays));
const ViewCart = later(() => import('./around').then((file) => file.ViewCart));
/** Below every first screen, so it comes after it. */
const SiteFooter = later(() => import('../footer/site-footer').then((file) => file.SiteFooter));

/** What stands around every page: header, the page's landmark, footer, bottom bar and the layers above. */
export function Shell({ children }: { children: ReactNode }) {
  useMarketTint();
  return (
    <>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <OfflineBanner />
      <SiteHeader />
      <NoModulesNotice />
      <MarketTabs />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <MarketRail />
      </Suspense>
      <Suspense fallback={<div className={classes.footerPlace} />}>
        <SiteFooter />
      </Suspense>
      <Suspense>
        <ViewCart />
        <BottomBar />
        <Overlays />
      </Suspense>
    </>
  );
}

/** The page's landmark and the layers alone. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Overlays />
      </Suspense>
    </>
  );
}

/** What is on the screen stays usable; this says why nothing new comes [NFR-08]. */
function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={18} aria-hidden />
      <Trans>You are offline. What you see may be old, and your changes wait until you are back.</Trans>
    </div>
  );
}
