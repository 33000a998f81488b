import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../platform/shop.context';
import { Skeleton } from '../../ui/skeleton';
import { whenSeen } from '../../ui/when-seen';
import { provideOwnPicture } from './own-picture.actors';
import classes from './own-picture.module.css';

/** A picture of a talk, shown to the two who talk [CHAT-02, PERM-07]. */
export function OwnPicture({ address }: { address: string }) {
  const { t } = useLingui();
  const { account } = useApi();
  const [logic] = useState(() => provideOwnPicture(async () => (await account.own()).messages));
  const [at, send] = useMachine(logic, { input: { address } });
  const { url } = at.context;
  return (
    <span ref={whenSeen(() => send({ type: 'picture.neared' }))} className={classes.frame}>
      {url !== null ? (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open the picture`}>
          <img src={url} alt="" width={140} height={140} />
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
        <Skeleton blockSize={140} />
      )}
    </span>
  );
}
