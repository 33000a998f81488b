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
const LiveBarPlace = later(() => import('./around').then((file) => file.LiveBarPlace));
const UsualPlace = later(() => import('./around').then((file) => file.UsualPlace));
const ViewCart = later(() => import('./around').then((file) => file.ViewCart));
/** Lazy: always below the first screen. */
const SiteFooter = later(() => import('../footer/site-footer').then((file) => file.SiteFooter));

const FooterPlace = () => <div className={classes.footerPlace} />;

type Props = { children: ReactNode; isFocused?: boolean };

/** Header, page landmark, footer, bottom bar and layers. The checkout has no shop around it [CHK-17]. */
export function Shell({ children, isFocused = false }: Props) {
  useMarketTint();
  return (
    <>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <LatePlace>
        <OfflineBanner />
      </LatePlace>
      <SiteHeader isFocused={isFocused} />
      <LatePlace>
        <NoModulesNotice />
      </LatePlace>
      <MarketTabs />
      <main id="content" className={classes.main} tabIndex={-1} data-focused={isFocused || undefined}>
        {children}
      </main>
      <LatePlace>{isFocused ? null : <MarketRail />}</LatePlace>
      {/* The footer's styles come with its code, so the server renders only its space. */}
      {isFocused ? null : import.meta.env.SSR ? (
        <FooterPlace />
      ) : (
        <LatePlace fallback={<FooterPlace />} missing={<FooterPlace />}>
          <SiteFooter />
        </LatePlace>
      )}
      <LatePlace>
        <UsualPlace />
        <LiveBarPlace />
        {isFocused ? null : (
          <>
            <ViewCart />
            <BottomBar />
          </>
        )}
        <Overlays />
      </LatePlace>
    </>
  );
}

/** Only the page landmark and the layers. */
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
