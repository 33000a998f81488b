declare module 'virtual:flow-data' {
  export const loadCharts: () => Promise<{ default: import('./flow-data.types').AllCharts }>;
  export const flowData: Readonly<
    Record<string, () => Promise<{ default: import('./flow-data.types').FlowData }>>
  >;
}
