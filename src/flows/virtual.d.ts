declare module 'virtual:flow-data' {
  export const loadCharts: () => Promise<{ default: import('./flow-data.types').AllCharts }>;
  export const flowData: Readonly<
    Record<string, () => Promise<{ default: import('./flow-data.types').FlowData }>>
  >;
}

declare module 'virtual:flow-recorder' {
  export const recordedPath: (
    take: import('./record/recorded.types').Take,
    language: 'en' | 'ar',
  ) => import('./record/recorded.types').RecordedPath | null;
}
