import type { z } from 'zod'

/** A payload of an older version, brought to the next one. */
export type Upcast = (payload: Record<string, unknown>) => Record<string, unknown>

export interface EventDefinition<Type extends string = string, Payload extends z.ZodObject = z.ZodObject> {
  /** `<module>.<what-happened>`, in the past tense. */
  readonly type: Type
  /** The version that is written today; older rows are upcast when they are read. */
  readonly version: number
  readonly payload: Payload
  /**
   * The fields that identify a person. The journal keeps them apart from the rest, so that a person can be forgotten
   * without touching what happened; they are null from then on, so their schemas allow null.
   */
  readonly personal: readonly string[]
  /** `upcasts[n]` turns a payload of version n into version n + 1. */
  readonly upcasts: Readonly<Record<number, Upcast>>
}

/** Declares a domain event. Throws when an older version has no upcast path to the present one. */
export function defineEvent<Type extends string, Payload extends z.ZodObject>(
  type: Type,
  definition: {
    payload: Payload
    version?: number
    personal?: readonly (keyof z.output<Payload> & string)[]
    upcasts?: Readonly<Record<number, Upcast>>
  },
): EventDefinition<Type, Payload> {
  const { payload, version = 1, personal = [], upcasts = {} } = definition
  for (let older = 1; older < version; older += 1) {
    if (upcasts[older] === undefined) throw new Error(`${type}: version ${older} has no upcast`)
  }
  return { type, version, payload, personal, upcasts }
}

/** Reads a stored payload of any version as the present one. Throws a ZodError when it does not fit. */
export function parsePayload<Payload extends z.ZodObject>(
  definition: EventDefinition<string, Payload>,
  stored: { version: number; payload: Record<string, unknown> },
): z.output<Payload> {
  let payload = stored.payload
  for (let version = stored.version; version < definition.version; version += 1) {
    const upcast = definition.upcasts[version]
    if (upcast !== undefined) payload = upcast(payload)
  }
  return definition.payload.parse(payload)
}
