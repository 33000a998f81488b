import { listenTo, type ServerEvent, type StreamOptions } from './event-stream';
import { optionalWire } from './wire';

/** Tells the version of the cart now and after every change, until the server ends it; a failure is thrown. */
export type CartStream = (tell: (version: number) => void, signal: AbortSignal) => Promise<void>;

export const createCartStream =
  (options: StreamOptions): CartStream =>
  (tell, signal) =>
    listenTo(
      options,
      '/customer/cart/events',
      (event) => {
        const version = versionOf(event);
        if (version !== null) tell(version);
      },
      signal,
    );

/** Events of other names are for others. */
function versionOf({ name, data }: ServerEvent): number | null {
  const version = name === 'cart' ? optionalWire(data as { version?: unknown } | null)?.version : null;
  return typeof version === 'number' ? version : null;
}
