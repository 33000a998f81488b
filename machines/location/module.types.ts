import type { Module, ModuleType } from '../../domain/catalogue';
import type { Notice } from '../shared/notice';

export type ModuleInput = { modules: Module[]; storedId: number | null };
export type ModuleContext = {
  modules: Module[];
  zoneIds: number[];
  selectedId: number | null;
  /** Was pressed a moment ago, and is not selected yet. */
  pressedId: number | null;
};
export type ModuleEvent =
  | { type: 'zones.changed'; zoneIds: number[] }
  | { type: 'module.chosen'; moduleId: number }
  /** Somebody wants goods of this market, which a link from outside has led to. */
  | { type: 'module.taken'; moduleId: number }
  | { type: 'module.changedElsewhere'; moduleId: number };
export type ModuleEmitted =
  | { type: 'module.changed'; moduleId: number; moduleType: ModuleType | null }
  | { type: 'welcome.requested' }
  | Notice;
