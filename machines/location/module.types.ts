import type { Module, ModuleType } from '../../domain/catalogue';
import type { Notice } from '../shared/notice';

export type ModuleInput = { modules: Module[]; storedId: number | null };
export type ModuleContext = {
  modules: Module[];
  zoneIds: number[];
  selectedId: number | null;
  /** The id of the pressed module until the module is selected. */
  pressedId: number | null;
};
export type ModuleEvent =
  | { type: 'zones.changed'; zoneIds: number[] }
  | { type: 'module.chosen'; moduleId: number }
  /** A shared link opened an item of this module. */
  | { type: 'module.taken'; moduleId: number }
  | { type: 'module.changedElsewhere'; moduleId: number };
export type ModuleEmitted =
  | { type: 'module.changed'; moduleId: number; moduleType: ModuleType | null }
  | { type: 'welcome.requested' }
  | Notice;
