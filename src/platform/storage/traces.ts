import { useSyncExternalStore } from 'react';

/** What this device remembers of whoever uses it, beside the session: it goes when the person leaves [MENU-08]. */
const TRACES = ['recent_searches', 'interests'] as const;
type Trace = (typeof TRACES)[number];
type Listener = (trace: Trace) => void;

const listeners = new Set<Listener>();
let timesForgotten = 0;

/** As a stranger might have written it: whoever reads it checks it [STO-02]. */
export function readTrace(trace: Trace): unknown {
  try {
    return JSON.parse(localStorage.getItem(trace) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, nothing is kept. */
export function keepTrace(trace: Trace, value: unknown): void {
  if (JSON.stringify(value) === JSON.stringify(readTrace(trace))) return;
  attempt(() => localStorage.setItem(trace, JSON.stringify(value)));
  announce(trace);
}

export function forgetTraces(): void {
  timesForgotten += 1;
  for (const trace of TRACES) {
    attempt(() => localStorage.removeItem(trace));
    announce(trace);
  }
}

/** Tells what has changed in this tab; returns what ends it. */
export function watchTraces(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A key for what holds a trace in its own memory: it begins anew when somebody has left. */
export const useTimesForgotten = (): number => useSyncExternalStore(watchTraces, () => timesForgotten);

function announce(trace: Trace): void {
  for (const tell of listeners) tell(trace);
}

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}
