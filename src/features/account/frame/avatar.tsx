import type { Person } from '../../../../domain/person';
import { fullName } from '../../../../domain/person';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './avatar.module.css';

type Props = { person: Person; size: number; src?: string | null };

/** Shows the avatar or the initials. Every use has the name beside it. */
export const Avatar = ({ person, size, src = person.imageUrl }: Props) => (
  <span className={classes.frame} style={{ inlineSize: size, blockSize: size }}>
    <TilePicture
      className={classes.picture}
      src={src}
      name={fullName(person)}
      tint={person.id}
      width={size}
      height={size}
      fit="cover"
      isUrgent
      isDecorative
    />
  </span>
);
