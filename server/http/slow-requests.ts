/**
 * Milliseconds within which a request must arrive completely. Responses, such as streams, may take any time.
 */
export type RequestTimeouts = {
  head: number;
  /**
   * The time for the whole request with its body. Enough for the largest picture over a slow mobile network.
   */
  whole: number;
  /** How often connections are checked, in milliseconds. */
  lookEvery: number;
};

/** The default timeouts. They end the connection of a client that sends one byte at a time. */
export const PATIENCE: RequestTimeouts = { head: 20_000, whole: 60_000, lookEvery: 5000 };

export const patientFor = ({ head, whole, lookEvery }: RequestTimeouts) => ({
  requestTimeout: whole,
  http: { headersTimeout: head, connectionsCheckingInterval: lookEvery },
});
