import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { announce } from './demo/announce';
import { readSettings } from './settings';
import { type StartedServer, startServer } from './start';
import { startupMessage } from './startup-message';

/** How long a request may take to end once the server has been asked to stop. */
const PATIENCE = 5000;

const logError = (message: string) => console.error(`${new Date().toISOString()} ${message}`);
const explain = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

// One request that goes wrong must not take everybody's server away.
process.on('uncaughtException', (error) => logError(`Unexpected: ${explain(error)}`));
process.on('unhandledRejection', (reason) => logError(`Unexpected: ${explain(reason)}`));

try {
  await main();
} catch (error) {
  console.error(startupMessage(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await assertPortIsFree(settings);
  // Built, this file is dist/server/main.mjs and the app lies beside it.
  const builtApp = fileURLToPath(new URL('../app', import.meta.url));
  const server = await startServer(settings, {
    appDirectory: existsSync(builtApp) ? builtApp : null,
    log: logError,
  });
  stopOnSignals(server);
  try {
    await server.app.listen({ host: settings.host, port: settings.port });
    const { port } = server.app.server.address() as AddressInfo;
    console.info(announce(port, settings));
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Requests under way are answered and the database is closed before the process ends. */
function stopOnSignals(server: StartedServer): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.app.server.closeAllConnections(), PATIENCE).unref();
    try {
      await server.stop();
      process.exit(0);
    } catch (error) {
      logError(`Stopping failed: ${explain(error)}`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

/** Asked before the database is opened: preparing one takes seconds, and then the answer would still be no. */
async function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
