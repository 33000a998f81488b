import type { HistoryState } from '@tanstack/react-router';
import { type LayerAddress, PANELS } from '../../../machines/shared/layers';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The layer that created the history entry. Back closes only that layer [NAV-29]. */
    layer?: string;
    /** The key of the scroll position. Layers have the same key as their page. */
    scrollKey?: string;
    /** The number of times that a link to the current page was followed. */
    again?: number;
  }
}

export type LayerSearch = {
  panel?: LayerAddress['panel'] | undefined;
  item?: LayerAddress['item'] | undefined;
  line?: number | undefined;
};

/** Converts the layers to URL parameters. */
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

/**
 * Returns a key that identifies one visit to a page. Reload, Back and layers keep the key. Opening the page
 * again changes it.
 */
export const visitOf = ({ state }: { state: HistoryState & { __TSR_key?: string } }): string =>
  state.scrollKey ?? state.__TSR_key ?? '';

/** Returns a history state that makes a link to the current page a new visit. */
export const withNewVisit = ({ again = 0 }: HistoryState): HistoryState => ({ again: again + 1 });
