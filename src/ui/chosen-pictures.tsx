import { useLingui } from '@lingui/react/macro';
import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import classes from './chosen-pictures.module.css';

type Props<TId extends string | number> = {
  pictures: readonly { id: TId; name: string; url: string; isDocument?: boolean }[];
  label?: string;
  /** The size of a thumbnail in pixels. */
  size?: number;
  onRemove: (id: TId) => void;
};

/** Shows thumbnails of pictures and names of documents. Renders nothing if there are none. */
export function ChosenPictures<TId extends string | number>(props: Props<TId>) {
  const { pictures, label, size = 96, onRemove } = props;
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label={label}>
      {pictures.map(({ id, name, url, isDocument }) => (
        <li key={id}>
          {isDocument ? (
            <span className={classes.document} style={{ inlineSize: size, blockSize: size }}>
              <IconFileTypePdf size={32} aria-hidden />
              <bdi>{name}</bdi>
            </span>
          ) : (
            <img src={url} alt={name} width={size} height={size} />
          )}
          <button type="button" aria-label={t`Remove ${name}`} onClick={() => onRemove(id)}>
            <IconX size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
