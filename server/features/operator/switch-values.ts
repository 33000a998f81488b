import { isSwitchValue, SHOP_SWITCHES, type SwitchValue, type SwitchValues } from '../../../domain/operator';
import type { Database } from '../../db/database';
import { type End, regularly } from '../../db/regularly';

const byName = new Map(SHOP_SWITCHES.map((one) => [one.name, one]));

export const isValueOf = (name: string, value: unknown): boolean => {
  const one = byName.get(name);
  return one !== undefined && isSwitchValue(one, value);
};

/** What is no value of a switch any more is passed over. */
export function switchValuesIn(text: string): SwitchValues {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(text)).filter(([name, value]) => isValueOf(name, value)),
    ) as SwitchValues;
  } catch {
    return {};
  }
}

type Part = Record<string, unknown>;

/** The configuration with these switches; a dot leads into a part of it. */
export function withSwitches<Config extends object>(config: Config, values: SwitchValues): Config {
  const changed: Part = { ...(config as Part) };
  for (const [name, value] of Object.entries(values)) {
    const [field = '', part] = name.split('.');
    changed[field] = part === undefined ? value : { ...(changed[field] as Part), [part]: value };
  }
  // One promise in two fields of the wire.
  if ('free_delivery_over' in values)
    changed.admin_free_delivery = {
      status: values.free_delivery_over === null ? 0 : 1,
      type: 'free_delivery_by_order_amount',
      free_delivery_over: values.free_delivery_over,
    };
  return changed as Config;
}

export function switchValueOf(config: object, name: string): SwitchValue {
  const [field = '', part] = name.split('.');
  const value = (config as Part)[field];
  return ((part === undefined ? value : (value as Part)?.[part]) ?? null) as SwitchValue;
}

/** What the operator has set for everybody. */
export type KeptSwitches = {
  values(): SwitchValues;
  /** Changes with the values. */
  edition(): string;
  keep(values: SwitchValues): Promise<void>;
  /** Other servers of a cluster have changed it, perhaps. */
  read(): Promise<void>;
};

export function keptSwitches(database: Database): KeptSwitches {
  let current = '{}';
  let values: SwitchValues = {};
  const read = async () => {
    const rows = await database.query<{ name: string; value: unknown }>(
      'select name, value from operator_settings order by name',
    );
    current = JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
    values = switchValuesIn(current);
  };
  return {
    values: () => values,
    edition: () => current,
    read,
    async keep(changes) {
      await database.transaction(async (tx) => {
        for (const [name, value] of Object.entries(changes))
          await tx.query(
            `insert into operator_settings (name, value) values ($1, $2::jsonb)
             on conflict (name) do update set value = excluded.value`,
            [name, JSON.stringify(value)],
          );
      });
      await read();
    },
  };
}

const READ_EVERY = 5000;

/** Until it is told to end. */
export const readRegularly = (switches: KeptSwitches, report: (error: unknown) => void): End =>
  regularly(READ_EVERY, () => switches.read(), report);
