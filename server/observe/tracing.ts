import { register } from 'node:module';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { withoutPersonalData } from './span-privacy';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts tracing. Must run before the modules that it instruments are imported. Address and sampling are set
 * by the standard `OTEL_` variables.
 */
export function startTracing(env: Environment): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const exporter = new OTLPTraceExporter();
  const send = exporter.export.bind(exporter);
  exporter.export = (spans: ReadableSpan[], done) => send(spans.map(withoutPersonalData), done);
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME?.trim() || 'souk' }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => url === '/healthz' || url === '/readyz',
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new IORedisInstrumentation(),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  return () => provider.shutdown();
}

export const tracer = {
  name(operation: string): void {
    const span = trace.getActiveSpan();
    span?.setAttribute('souk.operation', operation);
    span?.updateName(operation);
  },
  id: (): string | null => trace.getActiveSpan()?.spanContext().traceId ?? null,
};
