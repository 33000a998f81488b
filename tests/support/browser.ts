import { existsSync, statfsSync } from 'node:fs';
import bundled from '@sparticuz/chromium';

type Browser = { executablePath: string; args: string[]; ignoreDefaultArgs: string[] };

const ON_THE_MACHINE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

// A closed network refuses what Chromium fetches on its own, many at a time.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
// Meant for a function in a cloud: a second page would close the browser, and nothing would be as safe as for customers.
const FOR_THE_CLOUD = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
];
/** Without a graphics card, imitating one for whole pages takes seconds; for maps it is still there. */
const FLAT = '--disable-gpu-compositing';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const ROOMY = 2 ** 30;

/** What the parts of a browser share is made in memory where that has room: making files on the disk costs a good part of a run. */
function withoutDisk(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOMY ? ['--disable-dev-shm-usage'] : [];
  } catch {
    return [];
  }
}

/** CHROMIUM_PATH, else a Chromium of this machine, else the one inside the npm package. SOUK_BROWSER=bundled forces that. */
export async function findBrowser(): Promise<Browser> {
  const ignoreDefaultArgs = withoutDisk();
  const isBundledForced = process.env.SOUK_BROWSER === 'bundled';
  const given = process.env.CHROMIUM_PATH;
  if (given && !isBundledForced)
    return { executablePath: given, args: [...QUIET, ...asRoot], ignoreDefaultArgs };
  const found = ON_THE_MACHINE.find((path) => existsSync(path));
  if (found && !isBundledForced)
    return { executablePath: found, args: [...QUIET, ...asRoot], ignoreDefaultArgs };
  return {
    executablePath: await bundled.executablePath(),
    args: [...bundled.args.filter((arg) => !FOR_THE_CLOUD.includes(arg)), FLAT, ...QUIET],
    ignoreDefaultArgs,
  };
}
