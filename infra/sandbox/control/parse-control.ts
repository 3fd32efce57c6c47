import type { z } from 'zod'

/** A control call that cannot be carried out as it was sent; the message says what to send instead. */
export class ControlError extends Error {}

/** Reads the body of a control call. @throws ControlError that names the first field that is wrong */
export function parseControl<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ControlError(`${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}
