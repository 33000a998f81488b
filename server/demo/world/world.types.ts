/** A text in both languages. */
export type Text = { en: string; ar: string };

type LatLng = { lat: number; lng: number };

export type WorldRow = Record<string, unknown>;

/**
 * Rows of one table as JSON for `jsonb_populate_recordset`. All rows have the same keys; tables are in
 * foreign-key order; timestamps are ISO strings.
 */
export type WorldTable = { table: string; rows: WorldRow[] };

/** Zones and addresses of the demo city. */
export type DemoPlaces = {
  zones: { id: number; polygon: LatLng[] }[];
  /** The n-th address in a zone; deterministic. */
  addressIn(zoneId: number, n: number): LatLng & { address: Text };
};
