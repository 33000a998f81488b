import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMarketTint } from '../location/market-tint';
import { NoModulesNotice } from '../location/no-modules-notice';
import { BottomBar } from './bottom-bar';
import { MarketTabs } from './header/market-tabs';
import { SiteHeader } from './header/site-header';
import { MarketRail } from './market-rail';
import { OfflineBanner } from './offline-banner';
import { Overlays } from './overlays';
import classes from './shell.module.css';

/** Below every first screen, so it comes after it. */
const SiteFooter = lazy(() => import('./footer/site-footer').then((file) => ({ default: file.SiteFooter })));

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
      <MarketRail />
      <Suspense fallback={<div className={classes.footerPlace} />}>
        <SiteFooter />
      </Suspense>
      <BottomBar />
      <Overlays />
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
      <Overlays />
    </>
  );
}
