import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chart } from '../../src/flows/chart/chart.types';

const ROW = /^\| ([A-Z][A-Z0-9]*-\d+[a-z]?) \| (.+?) \| [^|]* \| [^|]* \|$/;

/** Returns the sentences of the rules that these charts name, from `docs/requirements.md`. */
export function ruleSentences(charts: readonly Chart[]): Record<string, string> {
  const named = new Set(
    charts.flatMap((chart) => [chart, ...chart.nodes, ...chart.edges].flatMap(({ rules }) => rules)),
  );
  // The path is relative to the working directory, because in jsdom a module has no file URL.
  const lines = readFileSync(join(process.cwd(), 'docs', 'requirements.md'), 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, id, sentence] = ROW.exec(line) ?? [];
      return id && sentence && named.has(id) ? [[id, sentence.replaceAll('\\|', '|')]] : [];
    }),
  );
}
