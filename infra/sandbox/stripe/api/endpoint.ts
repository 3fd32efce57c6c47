import type { z } from 'zod'
import type { Context } from '../billing/context.ts'
import type { ApiError } from './api-error.ts'

/** A call of the API: what it takes, and what it does in one transaction. */
export interface Endpoint<Schema extends z.ZodType = z.ZodType> {
  method: 'get' | 'post' | 'delete'
  /** Below `/v1`, with `:id` where an id stands. */
  path: string
  /** True where a browser calls it, with the publishable key and the object's client secret. */
  public?: boolean
  params: Schema
  /** Returns the object to answer, or a refusal whose writes stay. */
  run(context: Context, params: z.output<Schema>, id: string): object | ApiError
}

/** An endpoint as the router keeps it, where its parameter types no longer matter. */
export interface AnyEndpoint extends Omit<Endpoint, 'params' | 'run'> {
  /**
   * Reads the parameters; what it returns does the work.
   * @throws ApiError for parameters that it does not take; the work throws one for an object that is not there
   */
  take(given: unknown): (context: Context, id: string) => object | ApiError
}
