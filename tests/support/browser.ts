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

// Turns off Chromium's own requests. They print errors without internet access.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
// The package sets these arguments for cloud functions. They break tests with a second page and turn the
// sandbox off.
const FOR_THE_CLOUD = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
];
/** Software compositing of whole pages takes seconds without a graphics card; WebGL stays on for maps. */
const FLAT = '--disable-gpu-compositing';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const ROOMY = 2 ** 30;

/** Chromium keeps temporary files in shared memory if it is large enough, because files on disk are slow. */
function withoutDisk(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ROOMY ? ['--disable-dev-shm-usage'] : [];
  } catch {
    return [];
  }
}

/**
 * CHROMIUM_PATH, else an installed Chromium, else the one in the npm package. SOUK_BROWSER=bundled forces the
 * last.
 */
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
