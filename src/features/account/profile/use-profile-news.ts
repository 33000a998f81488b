import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ProfileEmitted } from '../../../../machines/account/profile.types';
import { useNotify } from '../../../platform/shop.context';
import { useSessionRef } from '../../session/session.context';
import { useProfileRef } from './profile.context';

/** The server's words are a toast, and whoever shows the person reads them anew [PROF-03, PROF-07]. */
export function useProfileNews(): void {
  const { t } = useLingui();
  const flow = useProfileRef();
  const session = useSessionRef();
  const notify = useNotify();
  const hear = useEffectEvent((news: ProfileEmitted) => {
    if (news.type === 'notice') notify(news);
    if (news.type !== 'profile.changed') return;
    const text = news.message || t`Your profile has been saved.`;
    notify({ type: 'notice', code: 'serverSaid', values: { text } });
    session.send({ type: 'profile.changed' });
  });
  useEffect(() => {
    const subscription = flow.on('*', (news) => hear(news));
    return () => subscription.unsubscribe();
  }, [flow]);
}
