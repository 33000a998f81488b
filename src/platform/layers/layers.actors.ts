import { defaultParseSearch, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { FocusCommand, HistoryCommand, LayersEvent } from '../../../machines/layers.types';
import type { LayerAddress, LayerName, Spot } from '../../../machines/shared/layers';
import { layerAddress, visitOf } from './layer-search';

/** Layers are no other page: whoever guards the leaving of a page is not asked. */
const unguarded = { ignoreBlocker: true };

/** Writes what the layers say into the browser's history, and tells where the browser stands. */
export const browserHistory = (history: RouterHistory) =>
  fromCallback<HistoryCommand>(({ sendBack, receive }) => {
    let isQuiet = false;
    const tell = () => {
      const news: LayersEvent = { type: 'address.changed', spot: spotIn(history) };
      if (!isQuiet) sendBack(news);
    };
    const write = (type: 'push' | 'replace', address: LayerAddress, layer: string | null) => {
      const kept = { scrollKey: visitOf(history.location) };
      history[type](hrefWith(history, address), { ...(layer && { layer }), ...kept }, unguarded);
      // The router's history gathers what is written at one moment into one entry.
      history.flush();
    };
    receive((command) => {
      if (command.type === 'back') history.back(unguarded);
      else if (command.type !== 'root') write(command.type, command.address, command.layer);
      else {
        const { panel, item, line } = spotIn(history);
        isQuiet = true;
        write('replace', { panel: null, item: null, line: null }, null);
        if (panel !== null && item !== null) write('push', { panel: null, item, line }, 'item');
        isQuiet = false;
        write('push', { panel, item, line }, panel ?? 'item');
      }
    });
    const unsubscribe = history.subscribe(tell);
    tell();
    return unsubscribe;
  });

function spotIn({ location }: RouterHistory): Spot {
  return {
    ...layerAddress(defaultParseSearch(location.search)),
    index: location.state.__TSR_index,
    path: location.pathname,
    layer: location.state.layer ?? null,
  };
}

function hrefWith({ location }: RouterHistory, { panel, item, line }: LayerAddress): string {
  const search = defaultStringifySearch({
    ...defaultParseSearch(location.search),
    item: item ?? undefined,
    line: line ?? undefined,
    panel: panel ?? undefined,
  });
  return location.pathname + search + location.hash;
}

/** Gives the focus back to what opened a layer, where it is, without moving the page [NFR-02]. */
export const focusKeeper = fromCallback<FocusCommand>(({ receive }) => {
  const openers = new Map<LayerName, { element: HTMLElement; below: LayerName | null }>();

  receive(({ type, name, top }) => {
    const holder = document.activeElement;
    const hasFocus = holder instanceof HTMLElement && holder !== document.body;
    if (type === 'keep' && hasFocus) openers.set(name, { element: holder, below: top });
    if (type === 'giveBack' && !hasFocus) openerOf(name, top)?.focus({ preventScroll: true });
  });

  /** What took the place of another layer gives the focus to what opened that one. */
  function openerOf(name: LayerName, top: LayerName | null): HTMLElement | null {
    const opener = openers.get(name);
    if (opener?.element.isConnected) return opener.element;
    if (top !== null) return null;
    return opener?.below ? openerOf(opener.below, top) : sensiblePlace(name);
  }
});

/** After a link from outside: the button that would have opened it, or the page itself. */
function sensiblePlace(name: LayerName): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`);
  const visible = [...buttons].find((button) => button.offsetParent !== null);
  return visible ?? document.getElementById('content');
}
