declare module 'virtual:flow-data' {
  import type { FlowData } from './flow-data.types';
  export const flowData: Readonly<Record<string, () => Promise<{ default: FlowData }>>>;
}
