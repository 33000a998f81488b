import type { Contract } from '../../contract/types.gen';
import { optionalWire, type Wire } from './wire';

export type Inlined = Wire<{
  language: string;
  config: Contract['Config'];
  modules: Contract['Module'][];
  landing: Contract['LandingPageData'];
  flows: boolean;
}>;

export const inlinedIn = (json: string): Inlined => optionalWire(JSON.parse(json) as Inlined | null) ?? {};
