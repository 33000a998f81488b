import { SocialError } from './social-error';

const FEATURES = 'popup,width=480,height=680';
const LOOK_EVERY = 300;

type Talk<T> = {
  address: string;
  /** Listens to the popup's messages and calls `answer` with its result. Stops when `until` aborts. */
  listen(popup: Window, answer: (value: T) => void, until: AbortSignal): void;
  signal: AbortSignal;
};

/** Opens a popup, waits for its result and closes it. Rejects if the customer closes it first. */
export async function answerFromPopup<T>({ address, listen, signal }: Talk<T>): Promise<T> {
  const popup = window.open(address, 'souk-identity', FEATURES);
  if (!popup) throw new SocialError('blocked');
  const listening = new AbortController();
  let watch: ReturnType<typeof setInterval> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      listen(popup, resolve, listening.signal);
      watch = setInterval(() => {
        if (popup.closed) reject(new SocialError('cancelled'));
      }, LOOK_EVERY);
      signal.addEventListener('abort', () => reject(new SocialError('cancelled')), {
        signal: listening.signal,
      });
    });
  } finally {
    clearInterval(watch);
    listening.abort();
    popup.close();
  }
}
