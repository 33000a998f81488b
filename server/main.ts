// Tracing must start before the modules that it instruments are imported.
const endTracing = process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  ? (await import('./observe/tracing')).startTracing(process.env)
  : async () => undefined;
const { serve } = await import('./serve');
await serve({ endTracing });

export {};
