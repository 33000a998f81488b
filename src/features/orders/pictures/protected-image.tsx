import { useLingui } from '@lingui/react/macro';
import { IconFileTypePdf, IconRefresh } from '@tabler/icons-react';
import { isDocumentAddress } from '../../../../domain/photo';
import { useFlow, usePage } from '../../../platform/flow';
import { useApi } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { whenSeen } from '../../../ui/when-seen';
import { provideProtectedImage } from './protected-image.actors';
import classes from './protected-image.module.css';

/**
 * The file name of a downloaded PDF. PDFs are not opened in the page, where they would run with the shop's
 * origin.
 */
const DOCUMENT = 'prescription.pdf';

type Props = { address: string; isSmall?: boolean };

/** Shows an image that only the customer may load [CHAT-02, ORD-07, PERM-07]. */
export function ProtectedImage({ address, isSmall = false }: Props) {
  const { t } = useLingui();
  const { orders } = useApi();
  const flow = usePage(() => provideProtectedImage(orders), { input: { address } });
  const url = useFlow(flow, ({ context }) => context.url);
  const isFailed = useFlow(flow, (at) => at.hasTag('failed'));
  const side = isSmall ? 72 : 140;
  return (
    <span
      ref={whenSeen(() => flow.send({ type: 'picture.neared' }))}
      className={classes.frame}
      data-small={isSmall || undefined}
    >
      {url !== null ? (
        isDocumentAddress(address) ? (
          <a href={url} download={DOCUMENT} className={classes.document} aria-label={t`Save the PDF`}>
            <IconFileTypePdf size={28} aria-hidden />
            PDF
          </a>
        ) : (
          <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open the photo`}>
            <img src={url} alt="" width={side} height={side} />
          </a>
        )
      ) : isFailed ? (
        <button
          type="button"
          className={classes.again}
          aria-label={t`Reload the photo`}
          onClick={() => flow.send({ type: 'retry.requested' })}
        >
          <IconRefresh size={22} aria-hidden />
        </button>
      ) : (
        <Skeleton blockSize={side} />
      )}
    </span>
  );
}
