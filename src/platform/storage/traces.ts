import { attempt } from './browser-store';

/** What this device remembers of whoever uses it, beside the session: it goes when the person leaves [MENU-08]. */
const TRACES = [
  'recent_searches',
  'interests',
  'recent_items',
  'recent_places',
  'recent_destinations',
  'vehicle_cards',
  'guest_contact',
  'guest_orders',
  'guest_trips',
] as const;
type Trace = (typeof TRACES)[number];

/** As a stranger might have written it: whoever reads it checks it [STO-02]. */
export function readTrace(trace: Trace): unknown {
  try {
    return JSON.parse(localStorage.getItem(trace) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, nothing is kept. Tells whether it is something else than before. */
export function keepTrace(trace: Trace, value: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(readTrace(trace))) return false;
  attempt(() => localStorage.setItem(trace, JSON.stringify(value)));
  return true;
}

export const forgetTrace = (trace: Trace): void => void attempt(() => localStorage.removeItem(trace));

export function forgetTraces(): void {
  TRACES.forEach(forgetTrace);
}
