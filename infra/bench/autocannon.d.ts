/** The part of the load generator that the benchmark uses; it comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export interface HttpRequest {
    method: 'GET' | 'POST'
    path: string
    headers: Record<string, string>
    body?: string
  }

  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration?: number
    /** Seconds after which a request counts as unanswered; ten by default. */
    timeout?: number
    /** Requests, instead of seconds. */
    amount?: number
    /** Milliseconds between looks at the clock. */
    sampleInt: number
    requests: {
      /** The context is the connection's own, from one of its requests to the answer. */
      setupRequest(defaults: object, context: object): object
      onResponse?(status: number, body: string, context: object, headers: Record<string, string>): void
    }[]
  }

  /** Emits `response` (client, status, bytes, milliseconds) and `reqError` (error). */
  export interface Run extends EventEmitter, PromiseLike<unknown> {
    stop(): void
  }

  export default function autocannon(options: Options): Run
}
