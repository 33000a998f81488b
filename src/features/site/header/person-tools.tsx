import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { later } from '../../../ui/later';
import { TilePicture } from '../../../ui/tile-picture';
import { useSelectedModule } from '../../location/module.context';
import { usePerson } from '../../session/session.context';
import { WishlistButton } from '../../wishlist/wishlist-button';
import { MegaMenu } from './mega-menu';
import classes from './person-tools.module.css';

const AccountMenu = later(() => import('../../account/frame/account-menu').then((file) => file.AccountMenu));

/** What the header has for somebody who is signed in; guests don't download it. */
export const PersonTools = () => (
  <div className={classes.tools}>
    <InboxLink />
    <WishlistButton />
  </div>
);

/** Messages with stores and couriers; a parcel has none [NAV-37]. */
function InboxLink() {
  const { t } = useLingui();
  const module = useSelectedModule();
  if (module?.type === 'parcel') return null;
  return (
    <Link className={classes.icon} to="/profile" search={{ page: 'inbox' }} aria-label={t`Messages`}>
      <IconMessageCircle size={25} stroke={1.8} aria-hidden />
    </Link>
  );
}

/** First name and picture; until the profile is here the menu works without them [NAV-41]. */
export function ProfileButton() {
  const person = usePerson();
  const name = person?.firstName ?? '';
  return (
    <MegaMenu
      isAtEnd
      label={
        <>
          <TilePicture
            className={classes.picture}
            src={person?.imageUrl ?? null}
            name={name}
            tint={person?.id ?? 0}
            width={34}
            height={34}
            fit="cover"
            isDecorative
          />
          <span className={classes.name}>{person ? name : <Trans>Account</Trans>}</span>
          {person ? (
            <>
              {' '}
              <span className="visually-hidden">
                <Trans>your account</Trans>
              </span>
            </>
          ) : null}
        </>
      }
    >
      <AccountMenu current={null} />
    </MegaMenu>
  );
}
