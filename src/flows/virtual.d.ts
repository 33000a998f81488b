declare module 'virtual:flow-data' {
  import type { Chart } from './chart/chart.types';
  import type { FlowData } from './flow-data.types';
  export const charts: readonly Chart[];
  export const flowData: Readonly<Record<string, () => Promise<{ default: FlowData }>>>;
}
