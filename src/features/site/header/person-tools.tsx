import { Trans } from '@lingui/react/macro';
import icon from '../../../ui/counted-icon.module.css';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { TilePicture } from '../../../ui/tile-picture';
import { useSelectedModule } from '../../location/module.context';
import { usePerson } from '../../session/session.context';
import { WishlistButton } from '../../wishlist/wishlist-button';
import { MegaMenu } from './mega-menu';
import classes from './person-tools.module.css';

const AccountMenu = lazyPart(() =>
  import('../../account/frame/account-menu').then((file) => file.AccountMenu),
);

const InboxLinks = lazyPart(() => import('../../messages/inbox-links').then((file) => file.InboxLinks));

/** The header icons of customers. Guests never download them. Parcel has no chat [NAV-37]. */
export function CustomerIcons() {
  const person = usePerson();
  const hasChat = useSelectedModule()?.type !== 'parcel';
  const place = <InboxPlace hasChat={hasChat} />;
  return (
    <div className={classes.tools}>
      {person ? (
        <LazyPlace fallback={place} missing={place}>
          <InboxLinks key={person.id} person={person.id} hasChat={hasChat} />
        </LazyPlace>
      ) : (
        place
      )}
      <WishlistButton />
    </div>
  );
}

/** Reserves the icons' space, so that the search field keeps its width. */
const InboxPlace = ({ hasChat }: { hasChat: boolean }) => (
  <>
    {hasChat ? <span className={icon.icon} /> : null}
    <span className={icon.icon} />
  </>
);

/** Opens the account menu. It works before the profile has loaded [NAV-41]. */
export function ProfileButton() {
  const person = usePerson();
  const name = person?.firstName ?? '';
  return (
    <MegaMenu
      isAtEnd
      place="account"
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
