import { join, resolve } from 'node:path';
import { readContract } from './read-contract.mjs';

const NAME = 'virtual:contract';
const FOLDER = resolve('contract');

/**
 * A Vite plugin that provides the contract as JSON text. Parsing the YAML at the start would take most of a
 * second.
 */
export function contractPlugin() {
  return {
    name: 'souk:contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export default ${JSON.stringify(JSON.stringify(readContract(FOLDER)))}`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(join(FOLDER, '/'))) return;
      const loaded = server.moduleGraph.getModuleById(`\0${NAME}`);
      if (loaded) server.moduleGraph.invalidateModule(loaded);
    },
  };
}
