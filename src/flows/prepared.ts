import { flowData, loadCharts } from 'virtual:flow-data';
import type { FlowData } from './flow-data.types';
import { type FlowProducts, loadProducts } from './products';

export type Prepared = { data: FlowData };

const prepared = new Map<string, Promise<Prepared | null>>();
const products = new Map<string, Promise<FlowProducts>>();

/** All charts, the map and the rules. */
export const whenCharts = loadCharts().then((file) => file.default);

/** The prepared data of a flow, loaded once. `null`: it could not be loaded. */
export function loadPrepared(id: string): Promise<Prepared | null> {
  const known = prepared.get(id);
  if (known) return known;
  const loading = load(id).catch(() => {
    prepared.delete(id);
    return null;
  });
  prepared.set(id, loading);
  return loading;
}

async function load(id: string): Promise<Prepared | null> {
  const loader = flowData[id];
  return loader ? { data: (await loader()).default } : null;
}

/** The test results of a flow, loaded once. */
export function loadFlowProducts(id: string): Promise<FlowProducts> {
  const known = products.get(id);
  if (known) return known;
  const loading = loadProducts(id);
  products.set(id, loading);
  return loading;
}
