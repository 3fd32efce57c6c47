import { z } from 'zod'
import type { AnyMethod, Method } from './method.ts'
import { CHANNEL_ID } from './state.ts'
import { badRequest } from './telegram-error.ts'

/** Ties a method's parameters to its work. */
export function defineMethod<Schema extends z.ZodType>({ name, params, run }: Method<Schema>): AnyMethod {
  return {
    name,
    call(context, given) {
      const parsed = params.safeParse(given)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        throw badRequest(`${issue?.path.join('.') || 'request'} ${issue?.message}`)
      }
      return run(context, parsed.data)
    },
  }
}

/** Forms carry text only. */
export const integer = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** @throws TelegramError for any chat but the one there is */
export function assertChannel(chatId: number): void {
  if (chatId !== CHANNEL_ID) throw badRequest('chat not found')
}
