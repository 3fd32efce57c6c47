import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { context, type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api'
import { z } from 'zod'
import { markFailed } from './failures.ts'

/** What Node reports of a call by `fetch`; paths and headers hold tokens and are not looked at. */
const fetched = z.object({ method: z.string(), origin: z.union([z.string(), z.instanceof(URL)]) })
/** What it reports of one by `node:http`. */
const requested = z.object({ method: z.string(), host: z.string() })
const answered = z.object({ response: z.object({ statusCode: z.number() }) })
const message = z.object({ request: z.custom<object>((value) => typeof value === 'object') })

/**
 * Makes a span of each HTTP call that is part of a step: to which host, and what became of it. Returns how to stop
 * that.
 */
export function followOutgoingCalls(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>()

  const begin = (told: unknown) => {
    if (trace.getSpan(context.active()) === undefined) return
    const { request } = message.parse(told)
    const call = callOf(request)
    const attributes = { 'http.request.method': call.method, 'server.address': call.host }
    open.set(request, tracer.startSpan(`${call.method} ${call.host}`, { kind: SpanKind.CLIENT, attributes }))
  }
  const note = (told: unknown) => {
    const status = answered.parse(told).response.statusCode
    open.get(message.parse(told).request)?.setAttribute('http.response.status_code', status)
  }
  const end = (told: unknown) => open.get(message.parse(told).request)?.end()
  const fail = (told: unknown) => {
    const span = open.get(message.parse(told).request)
    if (span !== undefined)
      markFailed(span, told instanceof Object && 'error' in told ? told.error : undefined)
    span?.end()
  }

  const listeners = Object.entries({
    'undici:request:create': begin,
    'undici:request:headers': note,
    'undici:request:trailers': end,
    'undici:request:error': fail,
    'http.client.request.start': begin,
    'http.client.response.finish': (told: unknown) => {
      note(told)
      end(told)
    },
    'http.client.request.error': fail,
  })
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}

function callOf(request: object): { method: string; host: string } {
  const byFetch = fetched.safeParse(request).data
  if (byFetch !== undefined) return { method: byFetch.method, host: new URL(byFetch.origin).hostname }
  return requested.parse(request)
}
