import { flowData, loadCharts } from 'virtual:flow-data';
import type { FlowData } from './flow-data.types';
import { type FlowProducts, loadProducts } from './products';

export type Prepared = { data: FlowData };

const prepared = new Map<string, Promise<Prepared | null>>();
const products = new Map<string, Promise<FlowProducts>>();

export const whenCharts = loadCharts().then((file) => file.default);

/** Loads the prepared data of a flow once. Resolves to `null` if that fails. */
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

export function loadFlowProducts(id: string): Promise<FlowProducts> {
  const known = products.get(id);
  if (known) return known;
  const loading = loadProducts(id);
  products.set(id, loading);
  return loading;
}
