import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { announce } from './demo/announce';
import { jsonLogs, textLogs } from './observe/log';
import { readSettings } from './settings';
import { type StartedServer, startServer } from './start';
import { startupMessage } from './startup-message';

/** How long running requests may take after the stop signal, in milliseconds. */
const PATIENCE = 5000;

let logs = textLogs;
const logError = (message: string) => logs.log(message);
const explain = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

// If the reader of the log has ended (`npm start | head`), each write fails, and logging that failure fails
// too.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
// An error outside of any request is logged. Without this handler, it would end the server.
process.on('uncaughtException', (error) => logError(`Unexpected: ${explain(error)}`));
process.on('unhandledRejection', (reason) => logError(`Unexpected: ${explain(reason)}`));

/** Starts the server. If that fails, prints the reason and ends the process. */
export async function serve({ endTracing }: { endTracing: () => Promise<void> }): Promise<void> {
  try {
    await start(endTracing);
  } catch (error) {
    console.error(startupMessage(error));
    process.exit(1);
  }
}

async function start(endTracing: () => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.logFormat === 'json') logs = await jsonLogs();
  await assertPortIsFree(settings);
  // The build puts this file at `dist/server/main.mjs`, beside the folder of the app.
  const builtApp = fileURLToPath(new URL('../app', import.meta.url));
  const server = await startServer(settings, {
    appDirectory: existsSync(builtApp) ? builtApp : null,
    logs,
  });
  stopOnSignals(server, { drainFor: settings.drainFor, endTracing });
  try {
    await server.app.listen({ host: settings.host, port: settings.port });
    const { port } = server.app.server.address() as AddressInfo;
    console.info(announce(port, settings));
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Finishes running requests and closes the database before the process ends. */
function stopOnSignals(
  server: StartedServer,
  { drainFor, endTracing }: { drainFor: number; endTracing: () => Promise<void> },
): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    // The load balancer needs time to notice that the readiness probe fails. Ctrl+C in a terminal (SIGINT)
    // needs no wait.
    server.drain();
    if (signal === 'SIGTERM') await pause(drainFor);
    setTimeout(() => server.app.server.closeAllConnections(), PATIENCE).unref();
    try {
      await server.stop();
      // An unreachable trace collector must not block the shutdown.
      await endTracing().catch(() => undefined);
      process.exit(0);
    } catch (error) {
      logError(`Stopping failed: ${explain(error)}`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

/**
 * Throws if the port is in use. Checked before the database is opened, because preparing it takes seconds.
 */
async function assertPortIsFree({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
