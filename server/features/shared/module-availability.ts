import type { Scenario } from '../../demo/scenarios';

type ModuleFacts = { type: string | null; is_active: boolean };

/** For rows in the order of the modules: a scenario may leave only the first module, or none. */
export function existsIn({ modules }: Scenario): (row: unknown, index: number) => boolean {
  if (modules === 'none') return () => false;
  if (modules === 'one') return (_row, index) => index === 0;
  return () => true;
}

export const isActiveIn = ({ modules }: Scenario, { type, is_active }: ModuleFacts): boolean =>
  is_active && !(modules === 'rentalOff' && type === 'rental');
