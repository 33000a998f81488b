import type { AnyActorRef } from 'xstate';
import { useNews } from '../ui/news';
import { useNotify } from './shop.context';

/** What a flow that lives with a component says to the customer becomes a toast. */
export const useNotices = (flow: AnyActorRef | undefined): void => useNews(flow, 'notice', useNotify());
