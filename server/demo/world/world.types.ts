/** A text in both languages. */
export type Text = { en: string; ar: string };

type LatLng = { lat: number; lng: number };

export type WorldRow = Record<string, unknown>;

/**
 * The rows of one table, as JSON for `jsonb_populate_recordset`. All rows must have the same keys. Timestamps
 * are ISO strings.
 */
export type WorldTable = { table: string; rows: WorldRow[] };

/** Supplies the zones and addresses of the demo's city. */
export type DemoPlaces = {
  zones: { id: number; polygon: LatLng[] }[];
  /** Returns the n-th address in a zone. The same number always gives the same address. */
  addressIn(zoneId: number, n: number): LatLng & { address: Text };
};
