import { cutTo } from '@meridian/contracts/values/cut'
import { APIErrorCode, isHTTPResponseError, isNotionClientError } from '@notionhq/client'
import { ZodError } from 'zod'
import { type ProblemKind, ProviderProblem } from '../../domain/provider-problem.ts'
import type { Refusal } from '../provider-calls.ts'

const KINDS = new Map<string, ProblemKind>([
  [APIErrorCode.Unauthorized, 'token'],
  [APIErrorCode.RestrictedResource, 'refused'],
  [APIErrorCode.ObjectNotFound, 'missing'],
  [APIErrorCode.ValidationError, 'invalid'],
  [APIErrorCode.InvalidRequest, 'invalid'],
  [APIErrorCode.InvalidRequestURL, 'invalid'],
  [APIErrorCode.InvalidJSON, 'invalid'],
  [APIErrorCode.RateLimited, 'busy'],
])
/** Where the provider is too busy and does not say for how long, in milliseconds. */
const UNSAID_WAIT_MS = 5_000
const MAX_CHARACTERS = 300

/** What Notion refused, and why. A failure of its own, or an answer that is not Notion's, counts as no answer at all. */
export function readNotionError(error: unknown): Refusal | undefined {
  if (error instanceof Error && error.name === 'AbortError') return undefined
  if (!isHTTPResponseError(error) || error.status >= 500) return { problem: unreachable(error) }
  const kind = KINDS.get(error.code) ?? (error.status === 429 ? 'busy' : undefined)
  if (kind === undefined) return { problem: unreachable(error) }
  if (kind === 'busy') {
    const problem = new ProviderProblem('busy', 'Notion asks us to wait. Please try again in a minute.')
    return { problem, waitMs: waitOf(error.headers) }
  }
  return { problem: new ProviderProblem(kind, `Notion says: ${cutTo(error.message, MAX_CHARACTERS)}`) }
}

function unreachable(error: unknown): ProviderProblem {
  return new ProviderProblem('unreachable', `Notion cannot be reached: ${reasonOf(error)}.`)
}

function reasonOf(error: unknown): string {
  if (isHTTPResponseError(error)) return `it answers with an error of its own (${error.status})`
  if (error instanceof SyntaxError || error instanceof ZodError) return 'its answer cannot be read'
  if (isNotionClientError(error)) return 'it does not answer in time'
  return 'the connection failed'
}

function waitOf(headers: unknown): number {
  const text = headers instanceof Headers ? headers.get('retry-after') : null
  const seconds = Number(text)
  return text !== null && seconds >= 0 ? seconds * 1_000 : UNSAID_WAIT_MS
}
