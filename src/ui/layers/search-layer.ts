import { useLocation, useRouter } from '@tanstack/react-router';
import { stepBack } from './step-back';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The layer that this entry of the history opened: Back closes it and nothing else [NAV-29]. */
    layer?: string;
  }
}

const PANELS = ['cart', 'menu', 'location', 'wishlist', 'sign-in', 'sign-up', 'diet'] as const;
type PanelName = (typeof PANELS)[number];
export type LayerSearch = {
  panel?: PanelName | undefined;
  /** A number, or a word that also names an item. */
  item?: string | number | undefined;
  line?: number | undefined;
};

export function layerSearch(search: Record<string, unknown>): LayerSearch {
  const panel = PANELS.find((name) => name === search.panel);
  const item = itemIn(search.item);
  const line = Number(search.line);
  return {
    ...(panel && { panel }),
    ...(item !== null && { item }),
    ...(item !== null && line > 0 && { line }),
  };
}

function itemIn(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  return /^\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A layer with an address: the link opens it, Back closes it, Forward opens it again. */
export function useSearchLayer<TKey extends keyof LayerSearch>(key: TKey) {
  const router = useRouter();
  const value = (useLocation().search as LayerSearch)[key];
  return {
    value,
    open: (wanted: NonNullable<LayerSearch[TKey]>) =>
      router.navigate({
        to: '.',
        search: ((previous: LayerSearch) => ({ ...previous, [key]: wanted })) as never,
        state: (previous) => ({ ...previous, layer: `${key}:${wanted}` }),
        hash: true,
        resetScroll: false,
      }),
    close: () => {
      if (router.state.location.state.layer?.startsWith(`${key}:`)) {
        void stepBack(router.history);
        return;
      }
      void router.navigate({
        to: '.',
        search: ((previous: LayerSearch) => ({ ...previous, [key]: undefined })) as never,
        hash: true,
        replace: true,
        resetScroll: false,
      });
    },
  };
}

export function usePanel(name: PanelName) {
  const { value, open, close } = useSearchLayer('panel');
  return { isOpen: value === name, open: () => open(name), close };
}
