import { Trans, useLingui } from '@lingui/react/macro';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { CatchBoundary, getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Landing } from '../../../api/config-mapping';
import { useConfig } from '../../../platform/shop.context';
import { Logo } from '../header/logo';
import { AppLinks } from './app-links';
import { NewsletterBand } from './newsletter-band';
import { PolicyLinks } from './policy-links';
import classes from './site-footer.module.css';
import { SocialLinks } from './social-links';

const root = getRouteApi('__root__');

/** The footer's own words come with the landing data; without them the rest of it still stands [FOOT-01]. */
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
  const { contact, canRegister, footerText, businessName } = useConfig();
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
          <Link to="/help-and-support">
            <Trans>Help & Support</Trans>
          </Link>
          {canRegister ? (
            <>
              <a href="/store-registration?active=active">
                <Trans>Become a Vendor owner</Trans>
              </a>
              <a href="/deliveryman-registration">
                <Trans>Become a delivery man</Trans>
              </a>
            </>
          ) : null}
        </nav>
        <nav className={classes.column} aria-label={t`Policies`}>
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
          {contact.address ? (
            <span className={classes.place}>
              <IconMapPin size={18} aria-hidden />
              {contact.address}
            </span>
          ) : null}
        </address>
      </div>
      <div className={`page ${classes.bottom}`}>
        <p>{footerText}</p>
        <div className={classes.bottomPolicies}>
          <PolicyLinks />
        </div>
      </div>
    </>
  );
}
