import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine';
import { liveCartMachine } from '../../../../machines/cart/live-cart.machine';
import type { PageNews, StreamNews } from '../../../../machines/cart/live-cart.types';
import { ApiError, type ApiErrorCode } from '../../../api/api-error';
import type { CartStream } from '../../../api/cart-stream';
import { errand } from '../errand';

const LOCK = 'souk-cart-live';
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
const PASSING: readonly ApiErrorCode[] = ['offline', 'timeout', 'server', 'tooMany'];

type Effects = {
  /** Tells which cart is to be followed, at once and whenever that changes. */
  watchPage: (tell: (cart: number | null) => void) => () => void;
  stream: CartStream;
  cart: () => ActorRefFrom<typeof cartMachine> | undefined;
  /** As in the browser; without it every tab would hold a connection, of which there are six. */
  locks: Pick<LockManager, 'request'> | null;
  random: () => number;
};

export const provideLiveCart = ({ watchPage, stream, cart, locks, random }: Effects) =>
  liveCartMachine.provide({
    actors: {
      watchPage: fromCallback<PageNews>(({ sendBack }) =>
        watchPage((cart) => sendBack({ type: 'page.changed', cart })),
      ),
      listen: fromCallback<StreamNews>(({ sendBack }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        const tell = (version: number) => sendBack({ type: 'version.told', version });
        const listen = async () => {
          if (!locks) throw new ApiError('refused');
          await locks.request(LOCK, { signal }, () => stream(tell, signal));
        };
        listen().then(
          () => sendBack({ type: 'stream.ended' }),
          (error: unknown) => {
            if (signal.aborted) return;
            const isPassing = error instanceof ApiError && PASSING.includes(error.code);
            sendBack({ type: isPassing ? 'stream.ended' : 'stream.refused' });
          },
        );
        return () => leaving.abort();
      }),
      compare: fromPromise(({ input, ...asker }) =>
        errand<'compare'>(cart(), { type: 'compare', ...input }, asker),
      ),
      pause: fromPromise(
        ({ input, signal }) =>
          new Promise((resolve) => {
            const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (input.failures - 1));
            const timer = setTimeout(resolve, longest * (0.5 + random() / 2));
            signal.addEventListener('abort', () => clearTimeout(timer));
          }),
      ),
    },
  });
