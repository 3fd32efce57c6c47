import { setTimeout as pause } from 'node:timers/promises'
import { context, ROOT_CONTEXT, SpanKind, TraceFlags, type Tracer, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log/log.ts'
import { markFailed } from './failures.ts'
import { followOutgoingCalls } from './outgoing-calls.ts'
import { createRequestSpans } from './request-spans.ts'
import type { Spans, Step } from './spans.ts'
import { toldExporter } from './told-exporter.ts'
import { createTraceIds, spanIdOf, traceIdOf } from './trace-ids.ts'

export interface OpenTelemetryConfig {
  /** The collector's address, without `/v1/traces`. */
  endpoint: string
  serviceName: string
  /** The share of traces that is sent, 0 to 1; all parts of the system choose the same ones. */
  ratio: number
  /** How long spans are gathered before they are sent, in milliseconds. */
  delayMs: number
}

/** Whoever asks a process to end gives it no time for a collector that is away. */
const LAST_SPANS_WITHIN_MS = 2_000

/** Sends spans to a collector. `stop` sends what is left, unless the collector is away. */
export function createOpenTelemetry(
  config: OpenTelemetryConfig,
  log: Log,
): { spans: Spans; stop(): Promise<void> } {
  const ids = createTraceIds()
  const exporter = toldExporter(new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    sampler: new TraceIdRatioBasedSampler(config.ratio),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: config.delayMs })],
  })
  // Without this, the exporter's own calls could not be told from those of the system.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('meridian')
  const unfollow = followOutgoingCalls(tracer)
  return {
    spans: spansOf(tracer, ids),
    async stop() {
      unfollow()
      context.disable()
      // What could not be sent is in the log.
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, pause(LAST_SPANS_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** What the parts of the program tell of themselves, as spans. */
function spansOf(tracer: Tracer, ids: ReturnType<typeof createTraceIds>): Spans {
  return {
    request: createRequestSpans(tracer),
    run: (step, work) => runStep(tracer, step, work),
    emitted({ id, type }) {
      ids.withSpanId(spanIdOf(id), () => tracer.startSpan(`event ${type}`, { kind: SpanKind.PRODUCER })).end()
    },
    relayed(events, startTime) {
      for (const { id, type, correlationId } of events)
        tracer
          .startSpan(
            `relay ${type}`,
            { kind: SpanKind.PRODUCER, startTime },
            eventContext({ id, correlationId }),
          )
          .end()
    },
  }
}

/** Below the span of the event that a message tells of. */
function eventContext({ id, correlationId }: NonNullable<Step['message']>) {
  const event = { traceId: traceIdOf(correlationId), spanId: spanIdOf(id), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, { ...event, traceFlags: TraceFlags.SAMPLED })
}

async function runStep<T>(tracer: Tracer, { name, message }: Step, work: () => Promise<T>): Promise<T> {
  const around = message === undefined ? context.active() : eventContext(message)
  const kind = message === undefined ? SpanKind.INTERNAL : SpanKind.CONSUMER
  const span = tracer.startSpan(name, { kind }, around)
  try {
    return await context.with(trace.setSpan(around, span), work)
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}
