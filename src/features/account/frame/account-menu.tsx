import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight, IconLogout, IconTruckDelivery, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSelectedModule } from '../../location/module.context';
import { useIsSignedIn, useSessionRef } from '../../session/session.context';
import classes from './account-menu.module.css';
import { type AccountPageName, useOfferedPages } from './account-pages';
import { PageLabel, pageIcons } from './page-label';

/** Lists the account pages in the specification's order, then track order and logout [MENU-01, MENU-04]. */
export function AccountMenu({ current }: { current: AccountPageName | null }) {
  const { t } = useLingui();
  const session = useSessionRef();
  const isSignedIn = useIsSignedIn();
  const { menu } = useOfferedPages();
  const isRental = useSelectedModule()?.type === 'rental';
  return (
    <nav aria-label={t`Account`}>
      <ul className={classes.list}>
        {menu.map((page) => (
          <li key={page}>
            <PageLink page={page} isCurrent={page === current} />
          </li>
        ))}
        <li>
          <Link to="/track-order" className={classes.entry}>
            <Face icon={IconTruckDelivery}>
              {isRental ? <Trans>Track Trip</Trans> : <Trans>Track Order</Trans>}
            </Face>
          </Link>
        </li>
        {isSignedIn ? (
          <li className={classes.last}>
            <button
              type="button"
              className={classes.entry}
              data-quiet
              aria-haspopup="dialog"
              onClick={() => session.send({ type: 'logout.requested' })}
            >
              <IconLogout size={22} stroke={1.7} className="mirrored" aria-hidden />
              <span className={classes.label}>
                <Trans>Logout</Trans>
              </span>
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function PageLink({ page, isCurrent }: { page: AccountPageName; isCurrent: boolean }) {
  const look = { className: classes.entry, 'aria-current': isCurrent ? ('page' as const) : undefined };
  const face = (
    <Face icon={pageIcons[page]}>
      <PageLabel page={page} />
    </Face>
  );
  if (page === 'profile-settings' || page === 'security' || page === 'inbox' || page === 'notifications')
    return (
      <Link to="/profile" search={{ page }} {...look}>
        {face}
      </Link>
    );
  return (
    <Link to={`/${page}`} {...look}>
      {face}
    </Link>
  );
}

type FaceProps = { icon: TablerIcon; children: ReactNode };

const Face = ({ icon: Icon, children }: FaceProps) => (
  <>
    <Icon size={22} stroke={1.7} aria-hidden />
    <span className={classes.label}>{children}</span>
    <IconChevronRight size={18} className={`${classes.chevron} mirrored`} aria-hidden />
  </>
);
