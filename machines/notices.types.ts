import type { LayerName } from './shared/layers';
import type { Notice } from './shared/notice';

/** The situation when the notice arrived. */
export type NoticeSituation = {
  layers: LayerName[];
  /** Number of notices that fit on the screen: one on a phone. */
  room: number;
};

export type ShownNotice = { id: number; notice: Notice };

export type NoticesContext = {
  /** Oldest first. */
  shown: ShownNotice[];
  /** Number of notices so far. */
  count: number;
};

export type NoticesEvent =
  | { type: 'notice.given'; notice: Notice; world: NoticeSituation }
  /** Timed out or closed. */
  | { type: 'notice.read'; id: number }
  | { type: 'layer.shown'; name: LayerName }
  | { type: 'page.changed' };
