import { Trans, useLingui } from '@lingui/react/macro';
import { IconBrandApple, IconBrandGooglePlay, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { CatchBoundary, getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Landing, AppLinks as Links } from '../../../api/config-mapping';
import { withNewVisit } from '../../../platform/layers/layer-search';
import { useExplanation } from '../../../platform/layers/layers.context';
import { LazyLayer } from '../../../platform/layers/lazy-layer';
import { useConfig } from '../../../platform/shop.context';
import { lazyPart } from '../../../ui/lazy-part';
import { Logo } from '../header/logo';
import { NewsletterBand } from './newsletter-band';
import { PolicyLinks } from './policy-links';
import classes from './site-footer.module.css';
import { SocialLinks } from './social-links';

const OfficeMap = lazyPart(() => import('./office-map').then((file) => file.OfficeMap));

const root = getRouteApi('__root__');

/** The footer. Its texts are part of the landing page's data; the rest renders without them [FOOT-01]. */
export function SiteFooter() {
  const { landing } = root.useRouteContext();
  return (
    <footer className={classes.footer}>
      <CatchBoundary getResetKey={() => 'footer'} errorComponent={() => <FooterBody landing={null} />}>
        <Suspense fallback={<FooterBody landing={null} />}>
          <LoadedFooter promise={landing()} />
        </Suspense>
      </CatchBoundary>
    </footer>
  );
}

const LoadedFooter = ({ promise }: { promise: Promise<Landing> }) => <FooterBody landing={use(promise)} />;

function FooterBody({ landing }: { landing: Landing | null }) {
  const { t } = useLingui();
  const { contact, registrations, footerText, businessName } = useConfig();
  return (
    <>
      <NewsletterBand title={landing?.newsletterTitle} subtitle={landing?.newsletterSubtitle} />
      <div className={`page ${classes.columns}`}>
        <div className={classes.about}>
          <Logo />
          {landing?.footerDescription ? <p className={classes.text}>{landing.footerDescription}</p> : null}
          <SocialLinks />
          {landing ? <AppLinks links={landing.appLinks} /> : null}
        </div>
        <nav className={classes.column} aria-label={t`About the shop`}>
          <h2 className={classes.caption}>{businessName}</h2>
          <Link to="/about-us">
            <Trans>About us</Trans>
          </Link>
          <a href="/help-and-support" target="_blank" rel="noopener">
            <Trans>Help & Support</Trans>
          </a>
          {registrations.store ? (
            <Link to="/store-registration" search={{ active: 'active' }} state={withNewVisit}>
              <Trans>Become a Vendor owner</Trans>
            </Link>
          ) : null}
          {registrations.courier ? (
            <Link to="/deliveryman-registration" state={withNewVisit}>
              <Trans>Become a delivery man</Trans>
            </Link>
          ) : null}
        </nav>
        <nav className={`${classes.column} ${classes.finePrint}`} aria-label={t`Policies`}>
          <h2 className={classes.caption}>
            <Trans>The fine print</Trans>
          </h2>
          <PolicyLinks />
        </nav>
        <address className={classes.column}>
          <h2 className={classes.caption}>
            <Trans>Talk to us</Trans>
          </h2>
          {contact.email ? (
            <a href={`mailto:${contact.email}`}>
              <IconMail size={18} aria-hidden />
              <span className="ltr">{contact.email}</span>
            </a>
          ) : null}
          {contact.phone ? (
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              <IconPhone size={18} aria-hidden />
              <span className="ltr">{contact.phone}</span>
            </a>
          ) : null}
          {contact.address ? <Office address={contact.address} /> : null}
        </address>
      </div>
      <div className={`page ${classes.bottom}`}>
        <p>{footerText}</p>
        <nav className={classes.bottomPolicies} aria-label={t`Policies`}>
          <PolicyLinks />
        </nav>
      </div>
    </>
  );
}

/** Shows the shop's address, with a button that opens it on a map [FOOT-03]. */
function Office({ address }: { address: string }) {
  const map = useExplanation('office', address);
  return (
    <>
      <button type="button" className={classes.place} aria-haspopup="dialog" onClick={map.open}>
        <IconMapPin size={18} aria-hidden />
        <bdi>{address}</bdi>
      </button>
      {map.isOpen ? (
        <LazyLayer layer="office" onClose={map.close}>
          <OfficeMap onClose={map.close} />
        </LazyLayer>
      ) : null}
    </>
  );
}

/** Links to the app stores. A link is shown only if its status is 1 [FOOT-02]. */
function AppLinks({ links: { playStore, appleStore } }: { links: Links }) {
  if (!playStore && !appleStore) return null;
  return (
    <div className={classes.links}>
      {playStore ? (
        <a className={classes.link} href={playStore} target="_blank" rel="noopener noreferrer">
          <IconBrandGooglePlay size={22} aria-hidden />
          <Trans>Google Play</Trans>
        </a>
      ) : null}
      {appleStore ? (
        <a className={classes.link} href={appleStore} target="_blank" rel="noopener noreferrer">
          <IconBrandApple size={22} aria-hidden />
          <Trans>App Store</Trans>
        </a>
      ) : null}
    </div>
  );
}
