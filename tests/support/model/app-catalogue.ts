import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/**
 * The app's texts in English and Arabic. In the browser, the build provides them (tools/flow-charts/plugin.ts).
 * The path is relative to the root, because in jsdom a module has no file address.
 */
export const catalogueEntries: readonly (readonly [en: string, ar: string])[] = PO.parse(
  readFileSync(join(process.cwd(), 'locales', 'ar.po'), 'utf8'),
).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const);
