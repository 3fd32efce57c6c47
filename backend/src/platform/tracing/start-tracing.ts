import type { Log } from '../log/log.ts'
import { makeSpansBy } from './spans.ts'

export interface TracingConfig {
  /** Unset: no tracing. */
  endpoint: string | undefined
  serviceName: string | undefined
  ratio: number
  delayMs: number
}

/** Starts making spans where a collector is named, and loads what that takes only then. Returns how to stop it. */
export async function startTracing(
  { endpoint, serviceName, ratio, delayMs }: TracingConfig,
  part: string,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  if (endpoint === undefined) return { stop: async () => undefined }
  const { createOpenTelemetry } = await import('./open-telemetry.ts')
  const named = serviceName ?? `meridian-${part}`
  const telemetry = createOpenTelemetry({ endpoint, serviceName: named, ratio, delayMs }, log)
  makeSpansBy(telemetry.spans)
  return {
    async stop() {
      makeSpansBy(undefined)
      await telemetry.stop()
    },
  }
}
