import type { HistoryState } from '@tanstack/react-router';
import { type LayerAddress, PANELS } from '../../../machines/shared/layers';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The layer that made this entry of the history: Back from it closes that layer and nothing else [NAV-29]. */
    layer?: string;
    /** Below whose key the scroll of the page behind is kept: an entry of a layer has that of its page. */
    scrollKey?: string;
    /** How often a link of its own page was followed there. */
    again?: number;
  }
}

export type LayerSearch = {
  panel?: LayerAddress['panel'] | undefined;
  item?: LayerAddress['item'] | undefined;
  line?: number | undefined;
};

/** What an address opens above its page, as the query of a route. */
export function layerSearch(search: Record<string, unknown>): LayerSearch {
  const { panel, item, line } = layerAddress(search);
  return { ...(panel && { panel }), ...(item !== null && { item }), ...(line !== null && { line }) };
}

export function layerAddress(search: Record<string, unknown>): LayerAddress {
  const panel = PANELS.find((name) => name === search.panel) ?? null;
  const item = itemIn(search.item);
  const line = Number(search.line);
  return { panel, item, line: item !== null && line > 0 ? line : null };
}

function itemIn(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return /^\d{1,15}$/.test(value) ? Number(value) : value;
}

/** One visit of a page: the same after a reload, on coming back to it, and with a layer above it; another when it is opened again. */
export const visitOf = ({ state }: { state: HistoryState & { __TSR_key?: string } }): string =>
  state.scrollKey ?? state.__TSR_key ?? '';

/** For a link that begins something: it is another visit on its own page, too. */
export const asAnotherVisit = ({ again = 0 }: HistoryState): HistoryState => ({ again: again + 1 });
