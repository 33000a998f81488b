/** Texts that a person reads, in both languages of the demo world. */
export type Text = { en: string; ar: string };

type LatLng = { lat: number; lng: number };

export type WorldRow = Record<string, unknown>;

/**
 * Rows of one SQL table as plain JSON, ready for
 * `insert into <table> (<keys of a row>) overriding system value select <keys> from jsonb_populate_recordset(null::<table>, $1)`.
 * All rows of a table have the same keys; the tables come in foreign-key order; moments are ISO strings.
 */
export type WorldTable = { table: string; rows: WorldRow[] };

/** What the demo city gives to the demo world: zones to deliver in and addresses to live at. */
export type DemoPlaces = {
  zones: { id: number; polygon: LatLng[] }[];
  /** The n-th address inside a zone; the same n is always the same address. */
  addressIn(zoneId: number, n: number): LatLng & { address: Text };
};
