/** In milliseconds: how long a request may take to arrive. Answers, such as streams, may take as long as they like. */
export type Patience = {
  head: number;
  /** With the body: the largest picture over a slow mobile network. */
  whole: number;
  /** How often it is looked at. */
  lookEvery: number;
};

/** Who sends one byte at a time holds a connection no longer than this. */
export const PATIENCE: Patience = { head: 20_000, whole: 60_000, lookEvery: 5000 };

export const patientFor = ({ head, whole, lookEvery }: Patience) => ({
  requestTimeout: whole,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
});
