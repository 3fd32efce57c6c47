import type { Endpoint } from '@meridian/contracts/http/endpoint'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { findUnstorable } from '../database/unstorable-text.ts'
import type { Actor } from '../journal/actor.ts'
import { expectRequests } from '../log/metrics.ts'
import type { Caller, Guard } from './guards.ts'
import { readInput } from './read-input.ts'
import { sendTextFile, type TextFile } from './text-file.ts'

/** What a handler gets: body and query as the contract reads them, and who asks. */
export interface Call<E extends Endpoint = Endpoint, Who extends Caller = Caller> {
  body: Read<E, 'body'>
  query: Read<E, 'query'>
  /** As the guard let them in: never undefined behind one that asks for a sign-in. */
  principal: Who
  actor: Actor
  now: Date
  /** Body and query are for the contract to read, so that nothing is read that is not described. */
  req: UnreadRequest
  res: Response
}

type UnreadRequest = Request<Request['params'], unknown, never, never>

/** What a part of the request is once its schema has read it; undefined where the contract has none. */
type Read<E extends Endpoint, Part extends 'body' | 'query'> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** What a handler returns: the file that the contract promises, or what becomes its JSON. */
type AnswerOf<E extends Endpoint> = E extends { file: string } ? TextFile : z.input<E['response']>

export interface RouteOptions<Who extends Caller = Caller> {
  who: Guard<Who>
  /** Runs before anything that costs: rate limits. */
  limit?: RequestHandler
}

/** Mounts an endpoint: limit, guard, validation, handler, answer. */
export type Route = <E extends Endpoint, Who extends Caller>(
  endpoint: E,
  options: RouteOptions<Who>,
  handle: (call: Call<E, Who>) => Promise<AnswerOf<E> | typeof ANSWERED>,
) => void

/** What a handler returns when it has sent its JSON itself. */
export const ANSWERED = Symbol('answered')

/** An endpoint that the app answers, for whom, and whether there is a limit to how often. */
export interface MountedEndpoint {
  endpoint: Endpoint
  who: Guard
  limited: boolean
}

/**
 * Makes the function by which every module mounts its endpoints on the one router of the API.
 * @param mounted is told of each of them
 */
export function createRoute(router: Router, clock: Clock, mounted: MountedEndpoint[] = []): Route {
  return (endpoint, { who, limit }, handle) => {
    mounted.push({ endpoint, who, limited: limit !== undefined })
    expectRequests(endpoint)
    const note: RequestHandler = (req, _res, next) => {
      req.endpoint = endpoint
      next()
    }
    const answer: RequestHandler = async (req, res) => {
      const now = clock()
      const principal = who(req.user, now)
      if (endpoint.upload !== undefined) req.takesFile = true
      assertPathIsStorable(req)
      const input = readCall(endpoint, req)
      // A handler may wait for a provider: what the contract has no name for does not wait with it.
      req.letGoOfBody?.()
      const actor: Actor = req.user === undefined ? 'visitor' : `account:${req.user.id}`
      const answered = await handle({
        ...input,
        principal,
        actor,
        now,
        req: req as UnreadRequest,
        res,
      })
      if (answered !== ANSWERED) await send(res, endpoint, answered)
    }
    const handlers = limit === undefined ? [note, answer] : [note, limit, answer]
    router[METHODS[endpoint.method]](endpoint.path.slice(API.length), ...handlers)
  }
}

/** The router is mounted here, so that paths of the API are matched once. */
export const API = '/api'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** No handler need think of what the database cannot even be asked for. Throws `not-found`. */
function assertPathIsStorable({ params }: Request): void {
  if (findUnstorable(params) !== undefined)
    throw new DomainError('not-found', 'There is nothing at this address.')
}

/** Reads what the contract names, and nothing else. */
function readCall<E extends Endpoint>({ body, query }: E, req: Request): Pick<Call<E>, 'body' | 'query'> {
  const read = {
    query: query && readInput(query, req.query),
    body: body && readInput(body, req.body),
  }
  // The types of the two come from the same schemas.
  return read as Pick<Call<E>, 'body' | 'query'>
}

/** A handler returns a file where, and only where, its contract names one: its type ensures it. */
async function send(res: Response, { file }: Endpoint, answered: unknown): Promise<void> {
  if (file === undefined) res.json(answered)
  else await sendTextFile(res, file, answered as TextFile)
}

/** True for a call whose contract takes a file as its body, when it brings one of that kind. */
export function isUpload(req: Request, mounted: readonly MountedEndpoint[]): boolean {
  const found = mounted.find(
    ({ endpoint: { method, path } }) => method === req.method && path === `${API}${req.path}`,
  )
  const kinds = found?.endpoint.upload
  // Without types to choose from, `is` returns the type that was sent.
  return kinds !== undefined && Boolean(req.is([...kinds]))
}
