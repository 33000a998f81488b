import type { LatLng } from '../../../domain/geo';
import type { Queryable } from '../../db/database';
import type { StoredText } from '../shared/local-text';

export type ZoneRow = {
  id: number;
  name: StoredText;
  polygon: LatLng[];
  increased_fee_percent: number;
};

/** A module with its delivery charges in each zone. */
export type ZoneModuleRow = {
  id: number;
  name: StoredText;
  description: StoredText | null;
  type: string | null;
  is_active: boolean;
  charges: ZoneChargeRow[];
};

export type ZoneChargeRow = {
  zone_id: number;
  module_id: number;
  charge_type: 'distance' | 'fixed';
  fixed_charge: number | null;
  per_km: number;
  minimum_charge: number;
  maximum_charge: number | null;
  maximum_cod: number | null;
};

export const activeZones = (database: Queryable): Promise<ZoneRow[]> =>
  database.query<ZoneRow>(
    `select id, name, polygon, increased_fee_percent from zones where is_active order by id`,
  );

/** Returns all modules in their order, with their delivery charges in these zones. */
export const modulesOfZones = (database: Queryable, zoneIds: readonly number[]): Promise<ZoneModuleRow[]> =>
  database.query<ZoneModuleRow>(
    `select m.id, m.name, m.description, m.type, m.is_active,
            (select coalesce(jsonb_agg(to_jsonb(mz) order by mz.zone_id), '[]')
               from module_zones mz
              where mz.module_id = m.id and mz.zone_id = any($1)) as charges
       from modules m
      order by m.position, m.id`,
    [zoneIds],
  );
