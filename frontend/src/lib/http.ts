import type { Method } from '@meridian/contracts/http/endpoint'
import type { AnswerAt, BodyAt, Known } from './api-types.ts'
import { failureOf } from './http-error.ts'

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.'
const ANSWERED_ELSEWHERE =
  'Something else answered in place of the server. Check your connection and try again.'

/**
 * Calls the API with the session cookie and returns the parsed JSON (null when the response is empty). A body is sent
 * as JSON. Throws `HttpError` for a response that is not OK, and an `Error` with a readable message when no response
 * came at all.
 */
async function request<T>(method: Method, path: string, body?: unknown, how?: RequestInit): Promise<T> {
  return readJson<T>(await send(method, path, body, how))
}

/**
 * The JSON of a response. Throws `HttpError` for one that is not OK, and an `Error` with a readable message for one that
 * is not ours, such as the sign-in page of a hotel.
 */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await (await accepted(response)).text()
  try {
    return JSON.parse(text === '' ? 'null' : text)
  } catch (cause) {
    throw new Error(ANSWERED_ELSEWHERE, { cause })
  }
}

/** Throws `HttpError` for a response that is not OK. */
export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response
  throw failureOf(response.status, response.statusText, await response.text())
}

/** Sends a call and returns the response, whatever its status. */
export async function send(
  method: Method,
  path: string,
  body?: unknown,
  how?: RequestInit,
): Promise<Response> {
  try {
    return await fetch(path, { method, credentials: 'include', ...how, ...jsonBody(body) })
  } catch (cause) {
    throw new Error(UNREACHABLE, { cause })
  }
}

function jsonBody(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** The address selects the contract, which gives the types of the body and of the response. */
export const get = <const A extends string>(address: A & Known<'GET', A>): Promise<AnswerAt<'GET', A>> =>
  request('GET', address)
export const post = <const A extends string>(
  address: A & Known<'POST', A>,
  ...[body]: BodyAt<'POST', A>
): Promise<AnswerAt<'POST', A>> => request('POST', address, body)
export const put = <const A extends string>(
  address: A & Known<'PUT', A>,
  ...[body]: BodyAt<'PUT', A>
): Promise<AnswerAt<'PUT', A>> => request('PUT', address, body)
export const remove = <const A extends string>(
  address: A & Known<'DELETE', A>,
): Promise<AnswerAt<'DELETE', A>> => request('DELETE', address)

/** Posts something that is sent, and whose cookies are kept, even if the page is left or closed at once. */
export const postKeepalive = <const A extends string>(
  address: A & Known<'POST', A>,
  ...[body]: BodyAt<'POST', A>
): Promise<AnswerAt<'POST', A>> => request('POST', address, body, { keepalive: true })

/** One page of a list whose response names the next page in `Link`, and the total in `X-Total-Count`. */
export interface Page<T> {
  readonly items: readonly T[]
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null
  /** Null where nobody counts. */
  readonly total: number | null
}

export async function getPage<T>(path: string): Promise<Page<T>> {
  const response = await send('GET', path)
  const items = await readJson<T[]>(response)
  const [, address] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? []
  const total = response.headers.get('X-Total-Count')
  return {
    items,
    next: address === undefined ? null : new URL(address, location.origin).searchParams.get('cursor'),
    total: total === null ? null : Number(total),
  }
}
