/** What stands between here and the server answers with a page where the server is not there. */
const IS_PAGE = /^\s*<(?:!doctype|html)\b/i

/**
 * An API response that is not OK. `message` is `status: body` (or the status text when the body is empty), `text` is
 * what a person should read (empty where a page answers in place of the server), `supportMessage` comes from a JSON body
 * that carries one, `asksForCode` from one that says that the password was right and a code is needed as well.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly text: string
  readonly supportMessage: string | undefined
  readonly asksForCode: boolean

  constructor(status: number, body: string, parts: BodyParts) {
    super(`${status}: ${body}`)
    this.status = status
    this.text = parts.message ?? (IS_PAGE.test(body) ? '' : body)
    this.supportMessage = parts.supportMessage
    this.asksForCode = parts.asksForCode === true
  }
}

/** Makes the error for a response from its status, status text and body. */
export function failureOf(status: number, statusText: string, body: string): HttpError {
  return new HttpError(status, body === '' ? statusText : body, jsonParts(body))
}

interface BodyParts {
  message?: string
  supportMessage?: string
  asksForCode?: true
}

function jsonParts(body: string): BodyParts {
  if (!body.startsWith('{')) return {}
  try {
    const { message, supportMessage, secondFactor } = JSON.parse(body)
    return {
      ...(typeof message === 'string' && { message }),
      ...(typeof supportMessage === 'string' && { supportMessage }),
      ...(secondFactor === true && { asksForCode: true }),
    }
  } catch {
    return {}
  }
}

/** True when the password was right and a code of the second factor is still to come. */
export function asksForCode(error: unknown): boolean {
  return error instanceof HttpError && error.asksForCode
}

/** The status of an HTTP failure; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? error.status : undefined
}

/**
 * What to show a person about an error: the server's own words, first of all those that say whom to write to, or the
 * fallback when there are none.
 */
export function readable(error: unknown, fallback: string): string {
  const text = wordsOf(error)
  return text.trim() === '' ? fallback : text
}

function wordsOf(error: unknown): string {
  if (error instanceof HttpError) return error.supportMessage ?? error.text
  return error instanceof Error ? error.message : ''
}
