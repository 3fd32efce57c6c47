import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../log/log.ts'
import { tellOnceAMinute } from '../log/repeated-failures.ts'

/** Tells the log of spans that could not be sent: OpenTelemetry keeps that to itself. */
export function toldExporter(exporter: SpanExporter, log: Log): SpanExporter {
  const tell = tellOnceAMinute(log, 'spans were not taken by the collector')
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error !== undefined) tell(result.error, { spans: spans.length })
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
