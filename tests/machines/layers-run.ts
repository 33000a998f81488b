import { createActor, fromCallback } from 'xstate';
import { layersMachine } from '../../machines/layers.machine';
import type { FocusCommand, HistoryCommand, LayersEvent } from '../../machines/layers.types';
import { type HistoryEntry, openLayers } from '../../machines/shared/layers';
import { emittedBy } from '../support/emitted';
import { ManualClock } from '../support/manual-clock';
import { spot } from './layers.model';

/**
 * A simulated browser history. It reports a pushed entry immediately, and a step back when the test asks for
 * it.
 */
export function memoryHistory(first: Partial<HistoryEntry> = {}) {
  const entries: HistoryEntry[] = [spot({ path: '/landing' }), spot({ index: 1, ...first })];
  const browser = { at: 1, steps: 0, report: (_: LayersEvent): void => undefined };
  const here = () => entries[browser.at] as HistoryEntry;
  const tell = () => browser.report({ type: 'address.changed', spot: here() });
  const write = (overrides: Partial<HistoryEntry>, isNew: boolean) => {
    if (isNew) browser.at += 1;
    entries.splice(browser.at, isNew ? entries.length : 1, {
      ...spot(),
      path: '/home',
      ...overrides,
      index: browser.at,
    });
  };

  const obey = (command: HistoryCommand): void => {
    if (command.type === 'back') {
      browser.steps += 1;
      return;
    }
    if (command.type === 'root') {
      const { panel, item, line } = here();
      write({}, false);
      write({ panel, item, line, layer: panel ?? 'item' }, true);
    } else write({ ...command.address, layer: command.layer }, command.type === 'push');
    tell();
  };
  return {
    actor: fromCallback<HistoryCommand>(({ sendBack, receive }) => {
      browser.report = sendBack;
      receive(obey);
      tell();
    }),
    entries,
    here,
    go(by: -2 | -1 | 1) {
      browser.at += by;
      tell();
    },
    /** Executes the requested step, as a browser does. */
    steps() {
      while (browser.steps > 0) {
        browser.steps -= 1;
        browser.at -= 1;
        tell();
      }
    },
  };
}

/** Dialogs above a loaded page and the events that they emitted. */
export function start(first: Partial<HistoryEntry> = {}, isShown = true) {
  const history = memoryHistory(first);
  const focus: FocusCommand[] = [];
  const clock = new ManualClock();
  const layers = createActor(
    layersMachine.provide({
      actors: {
        history: history.actor,
        focus: fromCallback<FocusCommand>(({ receive }) => receive((command) => void focus.push(command))),
      },
    }),
    { clock },
  );
  const emitted = emittedBy(layers);
  layers.start();
  if (isShown) layers.send({ type: 'page.shown' });
  const open = () => openLayers(layers.getSnapshot().context);
  return { layers, history, focus, clock, emitted, open, at: () => layers.getSnapshot() };
}
