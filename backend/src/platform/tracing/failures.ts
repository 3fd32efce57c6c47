import { type Span, SpanStatusCode } from '@opentelemetry/api'

/** Marks a span as failed. The error's message stays out: it may hold what somebody typed. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}
