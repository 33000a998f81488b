// npm run flows: prints the URL of the running app's flow gallery and opens it in a browser. It does not
// start the app.
import { spawn } from 'node:child_process';

const origin = process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const address = new URL('/flows', origin).href;

const answer = await fetch(address).catch(() => null);
if (!answer) {
  console.error(
    `Nothing answers at ${origin}. Start the app first: npm start (or say where it is: BASE_URL=...).`,
  );
  process.exit(1);
}
if (answer.status === 404) {
  console.error(`The app at ${origin} keeps its flows to itself (FLOWS=off).`);
  process.exit(1);
}
console.info(`The flow gallery: ${address}`);
console.info('Open the shop in another tab of the same browser to follow it live.');
if (process.stdout.isTTY && !process.env.CI) openInBrowser(address);

function openInBrowser(url) {
  const [command, ...args] = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] }[
    process.platform
  ] ?? ['xdg-open', url];
  // If no browser can be started, the printed URL is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
