import { usePage } from '../../platform/flow';
import { useApi, useConfig } from '../../platform/shop.context';
import { provideInbox } from './inbox.actors';

export function useInbox(person: number) {
  const { account } = useApi();
  const { pushKey } = useConfig();
  return usePage(() =>
    provideInbox({
      api: async () => (await account.own()).messages,
      pushKey,
      person,
      locks: 'BroadcastChannel' in window ? (navigator.locks ?? null) : null,
      random: Math.random,
    }),
  );
}
