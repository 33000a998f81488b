import { useLingui } from '@lingui/react/macro';
import { ProtectedImage } from './protected-image';
import classes from './protected-image.module.css';

type Props = {
  addresses: readonly string[];
  label: string;
  /** Review pictures are public. Refund pictures are private. */
  isPublic?: boolean;
};

/** Shows sent pictures. A press opens a picture or downloads a document [ORD-07, ORD-09, PHAR-06]. */
export const SentPictures = ({ addresses, label, isPublic = false }: Props) =>
  addresses.length === 0 ? null : (
    <ul className={classes.sent} aria-label={label}>
      {addresses.map((address) => (
        <li key={address}>
          {isPublic ? <PublicPicture address={address} /> : <ProtectedImage address={address} isSmall />}
        </li>
      ))}
    </ul>
  );

function PublicPicture({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <span className={classes.frame} data-small>
      <a href={address} target="_blank" rel="noreferrer" aria-label={t`Open the photo`}>
        <img src={address} alt="" width={72} height={72} loading="lazy" />
      </a>
    </span>
  );
}
