import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Prepared } from './prepare';
import { FLOW_PRODUCTS, serveProducts } from './serve-products.ts';

const NAME = 'virtual:flow-data';
const INSIDE = `\0${NAME}`;
/** The name of the module with all charts, for the list and the search. It is not the id of a machine. */
const CHARTS = 'all-charts';
const PREPARE = resolve('tools/flow-charts/prepare.ts');
/** The data for the server's build. It is empty, because the server doesn't render the gallery. */
const NOTHING_TO_DRAW =
  'export const loadCharts = async () => ({ default: { charts: [] } }); export const flowData = {}';
const SOURCES =
  /[\\/](machines|tests[\\/]machines|src[\\/]flows[\\/](chart|layout)|docs[\\/]requirements|tools[\\/]flow-charts)[\\/]/;

/**
 * A Vite plugin for the flow gallery. It provides `virtual:flow-data` with a loader for each machine. Each
 * machine's data is a separate module, so a page downloads only the chart that it shows. The data is
 * prepared on first use.
 */
export function flowCharts(): Plugin {
  let preparing: Promise<Prepared> | null = null;
  const prepared = () => {
    preparing ??= runnerImport<{ prepareFlows(): Promise<Prepared> }>(PREPARE, {
      configFile: false,
      logLevel: 'error',
    }).then(({ module }) => module.prepareFlows());
    return preparing;
  };
  return {
    name: 'souk-flow-charts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id, { ssr } = {}) {
      if (!id.startsWith(INSIDE)) return null;
      if (ssr) return NOTHING_TO_DRAW;
      const { charts, rules, map, flows, drawnIn } = await prepared();
      const machine = id.slice(INSIDE.length + 1);
      if (machine === CHARTS) return `export default ${parsed({ charts, rules, map })}`;
      if (machine) return `export default ${parsed(flows[machine])}`;
      this.info(`drew ${Object.keys(flows).length} charts in ${(drawnIn / 1000).toFixed(1)} s`);
      const loaders = Object.keys(flows).map(
        (name) => `${JSON.stringify(name)}: () => import('${NAME}/${name}')`,
      );
      return `export const loadCharts = () => import('${NAME}/${CHARTS}'); export const flowData = {${loaders.join(',')}}`;
    },
    configureServer: ({ middlewares }) => void middlewares.use(FLOW_PRODUCTS, serveProducts),
    handleHotUpdate({ file, server }) {
      if (!SOURCES.test(file) || !existsSync(file)) return;
      preparing = null;
      const { moduleGraph } = server;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(INSIDE)) moduleGraph.invalidateModule(module);
    },
  };
}

/**
 * Returns code for JSON in a string, because browsers parse a long JSON text faster than the same data as
 * code.
 */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
