/**
 * What the app tells the gallery: the messages of `@statelyai/inspect`, so that either end can be one of Stately's.
 * They go from page to page of this origin in this browser, and nowhere else.
 */
export const CHANNEL = 'souk-flows';
export const CONNECTED = '@statelyai.connected';
export const DISCONNECTED = '@statelyai.disconnected';
/** Our own two: a page of the app came or went; ids of its actors begin with its mark. */
export const PAGE_OPENED = 'souk.pageOpened';
export const PAGE_CLOSED = 'souk.pageClosed';

type Base = { sessionId: string; rootId: string; createdAt: string; id: string; _version: string };
export type WireSnapshot = { status?: string; value?: unknown; context?: unknown };

export type ActorNews = Base & {
  type: '@xstate.actor';
  name: string;
  parentId: string | undefined;
  definition: string | undefined;
  snapshot: WireSnapshot;
};
type EventNews = Base & {
  type: '@xstate.event';
  sourceId: string | undefined;
  event: { type: string };
};
type SnapshotNews = Base & {
  type: '@xstate.snapshot';
  event: { type: string };
  snapshot: WireSnapshot;
};
export type News = ActorNews | EventNews | SnapshotNews;

export const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'sessionId' in data &&
  ['@xstate.actor', '@xstate.event', '@xstate.snapshot'].includes(String((data as { type?: unknown }).type));
