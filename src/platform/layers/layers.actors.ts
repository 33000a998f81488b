import { defaultParseSearch, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { FocusCommand, HistoryCommand, LayersEvent } from '../../../machines/layers.types';
import type { HistoryEntry, LayerAddress, LayerName } from '../../../machines/shared/layers';
import { layerAddress, visitOf } from './layer-search';

/** Skips the guards against leaving the page. Opening a layer does not leave the page. */
const unguarded = { ignoreBlocker: true };

/** Writes layers into the browser's history, and sends an event when the position in the history changes. */
export const browserHistory = (history: RouterHistory) =>
  fromCallback<HistoryCommand>(({ sendBack, receive }) => {
    let isQuiet = false;
    const notify = () => {
      const event: LayersEvent = { type: 'address.changed', spot: spotIn(history) };
      if (!isQuiet) sendBack(event);
    };
    const write = (type: 'push' | 'replace', address: LayerAddress, layer: string | null) => {
      const kept = { scrollKey: visitOf(history.location) };
      history[type](hrefWith(history, address), { ...(layer && { layer }), ...kept }, unguarded);
      // The router batches history writes. `flush` applies this one immediately.
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
    const unsubscribe = history.subscribe(notify);
    notify();
    return unsubscribe;
  });

function spotIn({ location }: RouterHistory): HistoryEntry {
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

/** Returns the focus to the opener without scrolling [NFR-02]. */
export const focusKeeper = fromCallback<FocusCommand>(({ receive }) => {
  const openers = new Map<LayerName, { element: HTMLElement; below: LayerName | null }>();

  receive(({ type, name, top }) => {
    const holder = document.activeElement;
    const hasFocus = holder instanceof HTMLElement && holder !== document.body;
    if (type === 'keep' && hasFocus) openers.set(name, { element: holder, below: top });
    if (type === 'giveBack' && !hasFocus) openerOf(name, top)?.focus({ preventScroll: true });
  });

  /**
   * Returns the element that opened the layer. For a layer that replaced another one, the element that opened
   * the first.
   */
  function openerOf(name: LayerName, top: LayerName | null): HTMLElement | null {
    const opener = openers.get(name);
    if (opener?.element.isConnected) return opener.element;
    if (top !== null) return null;
    return opener?.below ? openerOf(opener.below, top) : sensiblePlace(name);
  }
});

/** Returns the focus target for a layer that a link opened: the layer's button, or else the page. */
function sensiblePlace(name: LayerName): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`);
  const visible = [...buttons].find((button) => button.offsetParent !== null);
  return visible ?? document.getElementById('content');
}
