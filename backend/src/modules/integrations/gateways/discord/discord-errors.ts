import { cutTo } from '@meridian/contracts/values/cut'
import { z } from 'zod'
import { ProviderProblem } from '../../domain/provider-problem.ts'
import type { Refusal } from '../provider-calls.ts'

/** An answer of Discord's that is not the one that was wanted. */
export class DiscordAnswer extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`Discord answers ${status}`)
    this.status = status
    this.body = body
  }
}

/** Discord's own codes for who or what is not there. */
const UNKNOWN_MEMBER = 10_007
const UNKNOWN_USER = 10_013
const UNSAID_WAIT_S = 5
const MAX_CHARACTERS = 200

const body = z.object({
  message: z.string().optional(),
  code: z.number().optional(),
  retry_after: z.number().nonnegative().optional(),
})

/** What Discord refused, and why. A failure of its own, or an answer that is not Discord's, counts as no answer. */
export function readDiscordError(error: unknown): Refusal | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined
  if (!(error instanceof DiscordAnswer) || error.status >= 500)
    return { problem: new ProviderProblem('unreachable', 'Discord cannot be reached.') }
  const { message = 'it refuses', code, retry_after = UNSAID_WAIT_S } = readBody(error.body)
  if (error.status === 429)
    return {
      problem: new ProviderProblem('busy', 'Discord asks us to wait. Please try again in a minute.'),
      waitMs: retry_after * 1_000,
    }
  const words = `Discord answers ${error.status}: ${REASONS[error.status] ?? cutTo(message, MAX_CHARACTERS)}`
  return { problem: new ProviderProblem(kindOf(error.status, code), words) }
}

/** In words that say what to do. */
const REASONS: Record<number, string> = {
  401: 'the bot token is not valid.',
  403: 'the bot is not allowed to do this. It has to be in the server, with the right to manage roles, and its role above those it gives.',
  404: 'there is no such server or role.',
}

function kindOf(status: number, code: number | undefined) {
  if (status === 401) return 'token'
  if (status === 403) return 'refused'
  if (code === UNKNOWN_MEMBER || code === UNKNOWN_USER) return 'missing'
  return 'invalid'
}

function readBody(text: string): z.output<typeof body> {
  try {
    return body.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
