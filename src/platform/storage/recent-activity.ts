import { attempt } from './browser-store';

/** Sign-out removes the recent activity of this device [MENU-08]. */
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
type Activity = (typeof TRACES)[number];

/** Untrusted, so the reader validates it [STO-02]. */
export function readActivity(trace: Activity): unknown {
  try {
    return JSON.parse(localStorage.getItem(trace) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns true if the value changed. Without storage nothing is saved. */
export function saveActivity(trace: Activity, value: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(readActivity(trace))) return false;
  attempt(() => localStorage.setItem(trace, JSON.stringify(value)));
  return true;
}

export const removeActivity = (trace: Activity): void => void attempt(() => localStorage.removeItem(trace));

export function clearActivity(): void {
  TRACES.forEach(removeActivity);
}
