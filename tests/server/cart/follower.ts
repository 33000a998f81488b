import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { TestServer } from '../../support/server';
import { FOOD } from './shopper';

type Caller = {
  token?: string;
  guestId?: string | null;
  /** Sends the guest id in the query, as other clients do. */
  isNamedInAddress?: boolean;
  moduleId?: number;
  method?: 'GET' | 'HEAD';
  /** Another path than that of the cart. */
  path?: string;
  lastEventId?: string;
};

const disconnects: (() => void)[] = [];

/** A device that follows a cart over a real connection, because streams need a port. */
export async function follow(
  { app }: Pick<TestServer, 'app'>,
  {
    token,
    guestId,
    isNamedInAddress = false,
    moduleId = FOOD,
    method = 'GET',
    path = '/customer/cart/events',
    lastEventId,
  }: Caller,
) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const asking = request({
    agent: false,
    method,
    port: (app.server.address() as AddressInfo).port,
    path: `/api/v1${path}${guestId && isNamedInAddress ? `?guest_id=${encodeURIComponent(guestId)}` : ''}`,
    headers: {
      moduleId,
      ...(lastEventId && { 'last-event-id': lastEventId }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(guestId && !isNamedInAddress && { 'x-guest-id': guestId }),
    },
  });
  disconnects.push(() => asking.destroy());
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const received = { text: '', isOver: false };
  answer.setEncoding('utf8').on('data', (part: string) => {
    received.text += part;
  });
  answer
    .on('error', () => undefined)
    .on('close', () => {
      received.isOver = true;
    });
  asking.on('error', () => undefined);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: () => received.text,
    versions: () =>
      [...received.text.matchAll(/^data: \{"version":(\d+)\}$/gm)].map(([, found]) => Number(found)),
    isOver: () => received.isOver,
    leave: () => asking.destroy(),
  };
}

/** Closes all open streams at the end of the tests. */
export const sendFollowersHome = () =>
  afterAll(() => {
    for (const leave of disconnects.splice(0)) leave();
  });
