import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect as connectTo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

const HEAD = 'POST /api/v1/newsletter/subscribe HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`;

onDatabase(
  'A request that is never completed',
  (server) => {
    /** Sends the first part and then single bytes until the server closes the connection. */
    const trickle = async (start: string) => {
      const { app } = server();
      if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
      const socket = connectTo((app.server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      let isOver = false;
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket
        .on('error', () => undefined)
        .on('close', () => {
          isOver = true;
        });
      await once(socket, 'connect');
      socket.write(start);
      for (let beat = 0; beat < 50 && !isOver; beat += 1) {
        if (socket.writable) socket.write('x');
        await setTimeout(100);
      }
      socket.destroy();
      return { isOver, status: text.split('\r\n')[0] };
    };

    it.each([
      ['its head', `${HEAD}X-Slow: `],
      ['its body', BODY],
    ])('is ended with 408 in %s', async (_, start) => {
      expect(await trickle(start)).toEqual({ isOver: true, status: 'HTTP/1.1 408 Request Timeout' });
    });

    it('does not delay a complete request on the same server', async () => {
      const answer = await fetch(`${server().app.listeningOrigin}/healthz`);
      expect(answer.status).toBe(200);
    });
  },
  { patience: { head: 500, whole: 1000, lookEvery: 100 } },
);
