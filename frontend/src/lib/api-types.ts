import type { Api } from '@meridian/contracts/http/api'
import type { Method, ResponseOf } from '@meridian/contracts/http/endpoint'
import type { z } from 'zod'

/** The call that an API address is for; `never` where there is none. */
type CallAt<M extends Method, Address extends string> = Address extends unknown
  ? CallOf<Api, M, WithoutQuery<Address>>
  : never

type CallOf<Call, M extends Method, Address extends string> = Call extends {
  method: M
  path: infer Path extends string
}
  ? IsAt<Address, Path> extends true
    ? Call
    : never
  : never

/** What the call at an address returns. */
export type AnswerAt<M extends Method, Address extends string> = ResponseOf<CallAt<M, Address>>

/** One item of the list that the call at an address returns. */
export type ItemAt<Address extends string> =
  AnswerAt<'GET', Address> extends readonly (infer Item)[] ? Item : never

/** The body of the call at an address, as the last argument: none, optional or required. */
export type BodyAt<M extends Method, Address extends string> =
  CallAt<M, Address> extends { body: infer Body extends z.ZodType }
    ? undefined extends z.input<Body>
      ? [body?: z.input<Body>]
      : [body: z.input<Body>]
    : []

/** Admits only addresses that have a call. */
export type Known<M extends Method, Address extends string> = [CallAt<M, Address>] extends [never]
  ? never
  : Address

/** The query of an address, with its question mark; empty where nothing is asked for. */
export type Query = '' | `?${string}`

type WithoutQuery<Address extends string> = Address extends `${infer Path}?${string}` ? Path : Address

/** Whether an address matches a path, part by part: `:id` in the path stands for any part. */
type IsAt<Address extends string, Path extends string> = Path extends `${infer Part}/${infer Others}`
  ? Address extends `${infer Given}/${infer Rest}`
    ? IsPart<Given, Part> extends true
      ? IsAt<Rest, Others>
      : false
    : false
  : Address extends `${string}/${string}`
    ? false
    : IsPart<Address, Path>

type IsPart<Given extends string, Part extends string> = Part extends `:${string}`
  ? true
  : Given extends Part
    ? true
    : false
