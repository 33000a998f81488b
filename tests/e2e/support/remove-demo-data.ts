import { rmSync } from 'node:fs';

/** Removes the copy of the demo's data that `tools/serve-journeys.mjs` made for the tests' own servers. */
export default function removeDemoData(): void {
  if (process.env.DEMO_DATA) rmSync(process.env.DEMO_DATA, { recursive: true, force: true });
}
