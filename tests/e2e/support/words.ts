import { readFileSync } from 'node:fs';
import PO from 'pofile';
import type { Tongue } from './shopper';

type Values = Record<string, string | number>;
/** The words of the page for a text of the source, in the language of the journey. */
export type Say = (source: string, values?: Values) => string;

const catalogue = PO.parse(readFileSync(new URL('../../../locales/ar.po', import.meta.url), 'utf8'));
const arabic = new Map(catalogue.items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));

export const sayIn = (tongue: Tongue): Say => {
  return (source, values = {}) => {
    const text = tongue === 'en' ? source : arabic.get(source);
    if (!text) throw new Error(`"${source}" has no Arabic`);
    return Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
      text,
    );
  };
};
