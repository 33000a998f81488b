import { attempt } from './browser-store';

/** Keys of the recent activity on this device, which sign-out removes [MENU-08]. */
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

/** Returns the stored activity. The value is untrusted, so the caller validates it [STO-02]. */
export function readActivity(trace: Activity): unknown {
  try {
    return JSON.parse(localStorage.getItem(trace) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the activity and returns whether it changed. Saves nothing where the browser has no storage. */
export function saveActivity(trace: Activity, value: unknown): boolean {
  if (JSON.stringify(value) === JSON.stringify(readActivity(trace))) return false;
  attempt(() => localStorage.setItem(trace, JSON.stringify(value)));
  return true;
}

export const removeActivity = (trace: Activity): void => void attempt(() => localStorage.removeItem(trace));

export function clearActivity(): void {
  TRACES.forEach(removeActivity);
}
