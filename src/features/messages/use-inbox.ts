import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useApi, useConfig } from '../../platform/shop.context';
import { provideInbox } from './inbox.actors';

/** What is unread, as long as this part of the page is there. */
export function useInbox(person: number) {
  const { account } = useApi();
  const { pushKey } = useConfig();
  const [logic] = useState(() =>
    provideInbox({
      api: async () => (await account.own()).messages,
      pushKey,
      person,
      locks: 'BroadcastChannel' in window ? (navigator.locks ?? null) : null,
      random: Math.random,
    }),
  );
  return useActorRef(logic);
}
