declare module 'virtual:flow-data' {
  import type { FlowChart, FlowData } from './flow-data.types';
  export const loadCharts: () => Promise<{ default: readonly FlowChart[] }>;
  export const flowData: Readonly<Record<string, () => Promise<{ default: FlowData }>>>;
}
