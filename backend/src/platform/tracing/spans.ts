import type { RequestHandler } from 'express'

/**
 * One step along the way of a cause, as whoever watches the system sees it: no names, addresses or values of people.
 */
export interface Step {
  /** Says what is done, by the name of a part of the program: `command activateMembership`. */
  name: string
  /** The message that is acted on; without one, the step belongs to what goes on around it. */
  message?: { id: string; correlationId: string }
}

/** An event on its way from the journal to the queues. */
export interface HandedOver {
  id: string
  type: string
  correlationId: string
}

/** What makes spans of steps. */
export interface Spans {
  request: RequestHandler
  run<T>(step: Step, work: () => Promise<T>): Promise<T>
  emitted(event: { id: string; type: string }): void
  relayed(events: readonly HandedOver[], begunAt: Date): void
}

let spans: Spans | undefined

/**
 * Has spans made from now on; undefined stops it. Without this call, no tracing code is loaded and it costs nothing.
 */
export function makeSpansBy(maker: Spans | undefined): void {
  spans = maker
}

/** Follows a request to the end of its answer. */
export const followRequest: RequestHandler = (req, res, next) =>
  spans === undefined ? next() : spans.request(req, res, next)

/** Runs `work` as a step. */
export function asStep<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return spans === undefined ? work() : spans.run(step, work)
}

/** Notes that an event was written to the journal. */
export function recordEmitted(event: { id: string; type: string }): void {
  spans?.emitted(event)
}

/** Notes that events were handed to their queues. */
export function recordRelayed(events: readonly HandedOver[], begunAt: Date): void {
  spans?.relayed(events, begunAt)
}
