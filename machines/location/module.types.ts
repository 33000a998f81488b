import type { Module, ModuleType } from '../../domain/catalogue';
import type { Notice } from '../shared/notice';

export type ModuleInput = { modules: Module[]; storedId: number | null };
export type ModuleContext = {
  modules: Module[];
  zoneIds: number[];
  selectedId: number | null;
  /** Why the chooser opened by itself: the stored module is not served in the new zone [MOD-14]. */
  reason: 'first' | 'notServed' | null;
};
export type ModuleEvent =
  | { type: 'zones.changed'; zoneIds: number[] }
  | { type: 'module.chosen'; moduleId: number }
  | { type: 'module.changedElsewhere'; moduleId: number }
  | { type: 'chooser.opened' }
  | { type: 'chooser.closed' };
export type ModuleEmitted =
  | { type: 'module.changed'; moduleId: number; moduleType: ModuleType | null }
  | { type: 'welcome.requested' }
  | Notice;
