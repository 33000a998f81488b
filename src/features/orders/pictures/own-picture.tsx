import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../platform/shop.context';
import { Skeleton } from '../../../ui/skeleton';
import { whenSeen } from '../../../ui/when-seen';
import { provideOwnPicture } from './own-picture.actors';
import classes from './own-picture.module.css';

type Props = { address: string; isSmall?: boolean };

/** A picture of an order or a talk, shown to those whose it is [CHAT-02, ORD-07, PERM-07]. */
export function OwnPicture({ address, isSmall = false }: Props) {
  const { t } = useLingui();
  const { orders } = useApi();
  const [logic] = useState(() => provideOwnPicture(orders));
  const [at, send] = useMachine(logic, { input: { address } });
  const { url } = at.context;
  const side = isSmall ? 72 : 140;
  return (
    <span
      ref={whenSeen(() => send({ type: 'picture.neared' }))}
      className={classes.frame}
      data-small={isSmall || undefined}
    >
      {url !== null ? (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open the picture`}>
          <img src={url} alt="" width={side} height={side} />
        </a>
      ) : at.hasTag('failed') ? (
        <button
          type="button"
          className={classes.again}
          aria-label={t`Load the picture again`}
          onClick={() => send({ type: 'retry.requested' })}
        >
          <IconRefresh size={22} aria-hidden />
        </button>
      ) : (
        <Skeleton blockSize={side} />
      )}
    </span>
  );
}
