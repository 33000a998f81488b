/** Milliseconds that a request may take to arrive. Responses, such as streams, may take any time. */
export type RequestTimeouts = {
  head: number;
  /** Including the body: the largest picture over a slow mobile network. */
  whole: number;
  /** Interval of the check. */
  lookEvery: number;
};

/** A client that sends one byte at a time holds a connection no longer than this. */
export const PATIENCE: RequestTimeouts = { head: 20_000, whole: 60_000, lookEvery: 5000 };

export const patientFor = ({ head, whole, lookEvery }: RequestTimeouts) => ({
  requestTimeout: whole,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
});
