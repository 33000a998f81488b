import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useNews } from '../../../ui/news';
import { useSessionRef } from '../../session/session.context';
import { useProfileRef } from './profile.context';

type Place = { pathname: string; search: object };
type Way = { current: Place; next: Place };

const pageOf = ({ search }: Place): unknown => (search as { page?: unknown }).page;
/** Layers above the page are no other page. */
const isAway = ({ current, next }: Way): boolean =>
  current.pathname !== next.pathname || pageOf(current) !== pageOf(next);

/** Whoever leaves with changes is asked; whoever is signed out meanwhile is not held back [PROF-11, AUTH-61]. */
export function useLeaveGuard(): void {
  const flow = useProfileRef();
  const session = useSessionRef();

  const asks = useCallback(() => {
    const at = flow.getSnapshot();
    const isSignedIn = session.getSnapshot().context.token !== null;
    return isSignedIn && (at.can({ type: 'leave.requested' }) || at.matches('confirmingLeave'));
  }, [flow, session]);
  const shouldBlockFn = useCallback((way: Way) => isAway(way) && asks(), [asks]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: asks,
    withResolver: true,
  });

  useEffect(() => {
    if (status === 'blocked') flow.send({ type: 'leave.requested' });
  }, [flow, status]);

  useNews(flow, 'leave.allowed', () => proceed?.());
  useNews(flow, 'leave.refused', () => reset?.());
}
