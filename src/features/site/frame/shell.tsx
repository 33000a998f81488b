import { Trans } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { FirstPageShown } from '../../../platform/first-page.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { useMarketTint } from '../../location/module.context';
import { MarketTabs } from '../header/market-tabs';
import { SiteHeader } from '../header/site-header';
import classes from './shell.module.css';

const OfflineBanner = lazyPart(() => import('./around').then((file) => file.OfflineBanner));
const NoModulesNotice = lazyPart(() => import('./around').then((file) => file.NoModulesNotice));
const BottomBar = lazyPart(() => import('./around').then((file) => file.BottomBar));
const MarketRail = lazyPart(() => import('./around').then((file) => file.MarketRail));
const Overlays = lazyPart(() => import('./behind').then((file) => file.Overlays));
const LiveBarSlot = lazyPart(() => import('./behind').then((file) => file.LiveBarSlot));
const UsualPlace = lazyPart(() => import('./behind').then((file) => file.UsualPlace));
const ViewTripCart = lazyPart(() => import('./behind').then((file) => file.ViewTripCartSlot));
const ViewCart = lazyPart(() => import('./behind').then((file) => file.ViewCart));
/** Lazy-loaded, because the footer is always below the first screen. */
const SiteFooter = lazyPart(() => import('../footer/site-footer').then((file) => file.SiteFooter));

const FooterPlace = () => <div className={classes.footerPlace} />;

type Props = { children: ReactNode; isFocused?: boolean };

/**
 * Renders header, page, footer, bottom bar and layers. The checkout has no navigation around the page
 * [CHK-17].
 */
export function Shell({ children, isFocused = false }: Props) {
  useMarketTint();
  return (
    <>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <LazyPlace>
        <OfflineBanner />
      </LazyPlace>
      <SiteHeader isFocused={isFocused} />
      <LazyPlace>
        <NoModulesNotice />
      </LazyPlace>
      <MarketTabs />
      <main id="content" className={classes.main} tabIndex={-1} data-focused={isFocused || undefined}>
        {children}
      </main>
      <LazyPlace>{isFocused ? null : <MarketRail />}</LazyPlace>
      {/* The server renders only an empty space for the footer, whose styles are in its lazy-loaded chunk. */}
      {isFocused ? null : import.meta.env.SSR ? (
        <FooterPlace />
      ) : (
        <LazyPlace fallback={<FooterPlace />} missing={<FooterPlace />}>
          <SiteFooter />
        </LazyPlace>
      )}
      <Behind>
        <UsualPlace />
        <LiveBarSlot />
        {isFocused ? null : <ViewCart />}
        {isFocused ? null : <ViewTripCart />}
      </Behind>
      <LazyPlace>{isFocused ? null : <BottomBar />}</LazyPlace>
      <Behind>
        <Overlays />
      </Behind>
    </>
  );
}

/** Renders parts that are invisible at first. The first page does not wait for them. */
const Behind = ({ children }: { children: ReactNode }) =>
  use(FirstPageShown) ? <LazyPlace>{children}</LazyPlace> : null;

/** Renders the page and the layers without header and footer. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Behind>
        <Overlays asksForModule={false} />
      </Behind>
    </>
  );
}
