import { Trans, useLingui } from '@lingui/react/macro';
import { IconHeart } from '@tabler/icons-react';
import { failureTexts } from '../../i18n/failures';
import { DrawerCount, SideDrawer } from '../../platform/layers/side-drawer';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { useRequestSignIn } from '../session/sign-in-prompt.context';
import { LoadingRows } from './favourite-list';
import { useWishCountHere } from './use-favourites';
import { useWishlist, useWishlistRef } from './wishlist.context';
import { WishlistTabs } from './wishlist-tabs';

/** The wishlist's drawer. Its URL is `?panel=wishlist` [WISH-01]. */
export const WishlistDrawer = () => (
  <SideDrawer panel="wishlist" title={<DrawerTitle />}>
    <DrawerBody />
  </SideDrawer>
);

function DrawerTitle() {
  const { t } = useLingui();
  const count = useWishCountHere();
  return (
    <>
      <Trans>Wishlist</Trans>
      <DrawerCount count={count} label={t`Saved items: ${count}`} />
    </>
  );
}

function DrawerBody() {
  const { i18n } = useLingui();
  const wishlist = useWishlistRef();
  const isSignedIn = useWishlist((snapshot) => snapshot.matches('signedIn'));
  const isFailed = useWishlist((snapshot) => snapshot.hasTag('failed'));
  const isLoaded = useWishlist(({ context }) => context.ids !== null);
  const failure = useWishlist(({ context }) => context.failure);
  if (!isSignedIn) return <SignedOut />;
  if (isFailed && failure)
    return (
      <FailureBlock
        title={<Trans>Your wishlist couldn’t be loaded</Trans>}
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => wishlist.send({ type: 'wishlist.reloadRequested' })}
      />
    );
  return isLoaded ? <WishlistTabs /> : <LoadingRows count={4} />;
}

/** Asks a guest who opens a link to a wishlist to sign in [WISH-03]. */
function SignedOut() {
  const requestSignIn = useRequestSignIn();
  return (
    <EmptyState
      picture={<IconHeart size={72} stroke={1.2} aria-hidden />}
      title={<Trans>You are not logged in</Trans>}
      headingLevel={3}
      action={
        <Button onClick={() => requestSignIn('sign-in', null)}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>Sign in to save what you love and find it on every device.</Trans>
    </EmptyState>
  );
}
