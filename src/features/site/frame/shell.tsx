import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LatePlace, later } from '../../../ui/later';
import { useMarketTint } from '../../location/module.context';
import { MarketTabs } from '../header/market-tabs';
import { SiteHeader } from '../header/site-header';
import classes from './shell.module.css';

const OfflineBanner = later(() => import('./around').then((file) => file.OfflineBanner));
const NoModulesNotice = later(() => import('./around').then((file) => file.NoModulesNotice));
const BottomBar = later(() => import('./around').then((file) => file.BottomBar));
const MarketRail = later(() => import('./around').then((file) => file.MarketRail));
const Overlays = later(() => import('./around').then((file) => file.Overlays));
const ViewCart = later(() => import('./around').then((file) => file.ViewCart));
/** Below every first screen, so it comes after it. */
const SiteFooter = later(() => import('../footer/site-footer').then((file) => file.SiteFooter));

const FooterPlace = () => <div className={classes.footerPlace} />;

/** What stands around every page: header, the page's landmark, footer, bottom bar and the layers above. */
export function Shell({ children }: { children: ReactNode }) {
  useMarketTint();
  return (
    <>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <LatePlace>
        <OfflineBanner />
      </LatePlace>
      <SiteHeader />
      <LatePlace>
        <NoModulesNotice />
      </LatePlace>
      <MarketTabs />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <LatePlace>
        <MarketRail />
      </LatePlace>
      {/* Its styles come with its code: what is drawn by the server has none of them. */}
      {import.meta.env.SSR ? (
        <FooterPlace />
      ) : (
        <LatePlace fallback={<FooterPlace />}>
          <SiteFooter />
        </LatePlace>
      )}
      <LatePlace>
        <ViewCart />
        <BottomBar />
        <Overlays />
      </LatePlace>
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
      <LatePlace>
        <Overlays />
      </LatePlace>
    </>
  );
}
