/**
 * App and gallery exchange messages in the format of `@statelyai/inspect`, so a tool of Stately can
 * replace either. A BroadcastChannel reaches only this origin in this browser.
 */
export const CHANNEL = 'souk-flows';
export const CONNECTED = '@statelyai.connected';
export const DISCONNECTED = '@statelyai.disconnected';
/** Souk's own messages: a page of the app opened or closed. Ids of its actors begin with its prefix. */
export const PAGE_OPENED = 'souk.pageOpened';
export const PAGE_CLOSED = 'souk.pageClosed';

type Base = { sessionId: string; rootId: string; createdAt: string; id: string; _version: string };
export type WireSnapshot = { status?: string; value?: unknown; context?: unknown };

export type ActorUpdate = Base & {
  type: '@xstate.actor';
  name: string;
  parentId: string | undefined;
  definition: string | undefined;
  snapshot: WireSnapshot;
};
type EventUpdate = Base & {
  type: '@xstate.event';
  sourceId: string | undefined;
  event: { type: string };
};
type SnapshotUpdate = Base & {
  type: '@xstate.snapshot';
  event: { type: string };
  snapshot: WireSnapshot;
};
export type GalleryUpdate = ActorUpdate | EventUpdate | SnapshotUpdate;

export const isGalleryUpdate = (data: unknown): data is GalleryUpdate =>
  typeof data === 'object' &&
  data !== null &&
  'sessionId' in data &&
  ['@xstate.actor', '@xstate.event', '@xstate.snapshot'].includes(String((data as { type?: unknown }).type));
