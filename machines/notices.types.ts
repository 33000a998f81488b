import type { LayerName } from './shared/layers';
import type { Notice } from './shared/notice';

/** The state of the page when the notice arrived. */
export type NoticeSituation = {
  layers: LayerName[];
  /** The number of notices that fit on the screen: one on a phone. */
  capacity: number;
};

export type ShownNotice = { id: number; notice: Notice };

export type NoticesContext = {
  /** The shown notices, oldest first. */
  shown: ShownNotice[];
  /** The number of notices so far. It gives each notice an id. */
  count: number;
};

export type NoticesEvent =
  | { type: 'notice.given'; notice: Notice; world: NoticeSituation }
  /** The notice was closed, or its time is over. */
  | { type: 'notice.read'; id: number }
  | { type: 'layer.shown'; name: LayerName }
  | { type: 'page.changed' };
