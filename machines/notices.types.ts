import type { LayerName } from './shared/layers';
import type { Notice } from './shared/notice';

/** How the page stood when the news came. */
export type NoticeWorld = {
  layers: LayerName[];
  /** How many news stand side by side: one on a phone. */
  room: number;
};

export type ShownNotice = { id: number; notice: Notice };

export type NoticesContext = {
  /** The oldest first. */
  shown: ShownNotice[];
  /** How many there have been. */
  count: number;
};

export type NoticesEvent =
  | { type: 'notice.given'; notice: Notice; world: NoticeWorld }
  /** Its time is over, or somebody has closed it. */
  | { type: 'notice.read'; id: number }
  | { type: 'layer.shown'; name: LayerName }
  | { type: 'page.changed' };
