import type { z } from 'zod'
import type { TelegramState } from './state.ts'

export interface MethodContext {
  state: TelegramState
  /** Seconds since 1970. */
  now: number
}

/** A method of the Bot API. */
export interface Method<Schema extends z.ZodType = z.ZodType> {
  name: string
  params: Schema
  /** @throws TelegramError */
  run(context: MethodContext, params: z.output<Schema>): unknown
}

/** A method whose parameter types no longer matter. */
export interface AnyMethod {
  name: string
  /** @throws TelegramError for parameters that it does not take */
  call(context: MethodContext, given: unknown): unknown
}
