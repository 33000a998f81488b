import { once } from 'node:events';
import { createServer } from 'node:net';

/** Asked before the database is opened: preparing one takes seconds, and then the answer would still be no. */
export async function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
