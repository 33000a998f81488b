/** Feature flags: the settings that the operator can switch in the console. */

import { isSwitchValue, SHOP_SWITCHES, type SwitchValue, type SwitchValues } from '../../../domain/operator';
import { ALONE, type Cluster } from '../../db/cluster';
import type { Database, Queryable } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';

const byName = new Map(SHOP_SWITCHES.map((one) => [one.name, one]));

export const isValueOf = (name: string, value: unknown): boolean => {
  const one = byName.get(name);
  return one !== undefined && isSwitchValue(one, value);
};

/** Parses stored settings. Values that are no longer valid are skipped. */
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

/** Applies settings to a configuration. The name of a setting is a path, with a dot between nested fields. */
export function withSwitches<Config extends object>(config: Config, values: SwitchValues): Config {
  const changed: Part = { ...(config as Part) };
  for (const [name, value] of Object.entries(values)) {
    const [field = '', part] = name.split('.');
    changed[field] = part === undefined ? value : { ...(changed[field] as Part), [part]: value };
  }
  // The setting `free_delivery_over` changes two fields of the configuration.
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

/** The operator's saved settings, which apply to all customers. */
export type StoredSettings = {
  values(): SwitchValues;
  /** Returns a version that changes whenever the values change. */
  edition(): string;
  /** Saves the values. `record` runs in the same transaction and gets the values saved before. */
  keep(values: SwitchValues, record: (tx: Queryable, before: SwitchValues) => Promise<void>): Promise<void>;
  /** Reads the values again, because another process may have changed them. */
  read(): Promise<void>;
};

const TOPIC = 'switches';

async function textOf(database: Queryable): Promise<string> {
  const rows = await database.query<{ name: string; value: unknown }>(
    'select name, value from operator_settings order by name',
  );
  return JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

const storedIn = async (tx: Queryable): Promise<SwitchValues> => switchValuesIn(await textOf(tx));

export function storedSettings(database: Database, cluster: Cluster = ALONE): StoredSettings {
  let current = '{}';
  let values: SwitchValues = {};
  const read = async () => {
    current = await textOf(database);
    values = switchValuesIn(current);
  };
  // If this read fails, the periodic read repeats it within seconds.
  cluster.on(TOPIC, () => void read().catch(() => undefined));
  return {
    values: () => values,
    edition: () => current,
    read,
    async keep(changes, record) {
      await database.transaction(async (tx) => {
        // The lock keeps another operator's change from falling between the values read and those saved.
        await tx.query('lock table operator_settings in share row exclusive mode');
        await record(tx, await storedIn(tx));
        for (const [name, value] of Object.entries(changes))
          await tx.query(
            `insert into operator_settings (name, value) values ($1, $2::jsonb)
             on conflict (name) do update set value = excluded.value`,
            [name, JSON.stringify(value)],
          );
      });
      await read();
      cluster.publish(TOPIC);
    },
  };
}

const READ_EVERY = 5000;

/** Reads the settings periodically until it is stopped. */
export const readPeriodically = (switches: StoredSettings, report: (error: unknown) => void): End =>
  runEvery(READ_EVERY, () => switches.read(), report);
