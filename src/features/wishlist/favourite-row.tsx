import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Favourite } from '../../../machines/wishlist/wishlist.types';
import { isFavourite } from '../../../machines/wishlist/wishlist.view';
import { Button } from '../../ui/button';
import { TilePicture } from '../../ui/tile-picture';
import classes from './favourite-row.module.css';
import { useWishlist, useWishlistRef } from './wishlist.context';

type Props = {
  favourite: Favourite;
  name: string;
  imageUrl: string | null;
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** True if the favourite was removed while the drawer is open. The row then offers Undo [WISH-08]. */
  isRemoved: boolean;
};

export function FavouriteRow({ favourite, name, imageUrl, title, children, action, isRemoved }: Props) {
  const { t } = useLingui();
  const wishlist = useWishlistRef();
  const isOn = useWishlist(({ context }) => isFavourite(context, favourite));
  const toggle = () => wishlist.send({ type: 'wish.toggled', favourite });
  const picture = (
    <TilePicture
      className={classes.picture}
      src={imageUrl}
      name={name}
      tint={favourite.id}
      width={84}
      height={84}
      isDecorative
    />
  );
  if (!isOn)
    return (
      <li className={classes.row} data-removed>
        {picture}
        <p className={classes.words}>
          <Trans>{name} was removed from your wishlist.</Trans>
        </p>
        <Button
          ref={focusIfLost}
          variant="light"
          size="sm"
          aria-label={t`Undo: save ${name} again`}
          leftSection={<IconArrowBackUp size={18} className="mirrored" aria-hidden />}
          onClick={toggle}
        >
          <Trans>Undo</Trans>
        </Button>
      </li>
    );
  return (
    <li className={classes.row}>
      {picture}
      <div className={classes.words}>
        <p className={classes.name}>{title}</p>
        {children}
      </div>
      <div className={classes.end}>
        <button
          type="button"
          ref={isRemoved ? focusIfLost : null}
          className={classes.remove}
          aria-label={t`Remove ${name} from wishlist`}
          onClick={toggle}
        >
          <IconTrash size={20} stroke={1.8} aria-hidden />
        </button>
        {action}
      </div>
    </li>
  );
}

/** Focuses the button if the focus was on the button that it replaces. */
const focusIfLost = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};
