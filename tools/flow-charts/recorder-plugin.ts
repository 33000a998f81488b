import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:flow-recorder';
const RECORDER = resolve('tools/paths/recorded.ts');
const CATALOGUE = resolve('tests/support/model/app-catalogue.ts');

/**
 * A Vite plugin for the worker that turns recordings into paths. It gives the worker the code of `npm run
 * paths`. That code reads the catalogue from a file, which a browser can't, so the texts become part of it.
 */
export function flowRecorder(): Plugin {
  return {
    name: 'souk-flow-recorder',
    resolveId: (id) => (id === NAME ? RECORDER : null),
    async load(id, { ssr } = {}) {
      if (id !== CATALOGUE || ssr) return null;
      const { module } = await runnerImport<{ catalogueEntries: unknown }>(CATALOGUE, {
        configFile: false,
        logLevel: 'error',
      });
      const entries = JSON.stringify(JSON.stringify(module.catalogueEntries));
      return `export const catalogueEntries = JSON.parse(${entries})`;
    },
  };
}
