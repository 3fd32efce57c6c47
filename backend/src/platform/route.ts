import type { Endpoint } from '@meridian/contracts/http/endpoint'
import type { Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import { DomainError } from './domain-error.ts'
import type { Guard } from './guards.ts'
import { expectRequests } from './metrics.ts'
import type { Principal } from './principal.ts'
import { readInput } from './read-input.ts'

/** What a handler gets: a parsed body, and who asks. */
export interface Call<Body> {
  body: Body
  /** Undefined for a visitor; never undefined behind a guard that asks for a sign-in. */
  principal: Principal | undefined
  actor: Actor
  now: Date
  req: Request
  res: Response
}

export interface RouteOptions {
  who: Guard
  /** Runs before anything that costs: rate limits. */
  limit?: RequestHandler
}

/** Mounts an endpoint: limit, guard, validation, handler, JSON. */
export type Route = <Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  options: RouteOptions,
  handle: (call: Call<z.output<Body>>) => Promise<z.input<Answer> | typeof ANSWERED>,
) => void

/** What a handler answers that has sent its answer itself: a file, a stream. */
export const ANSWERED = Symbol('answered')

/** An endpoint that the app answers, and for whom. */
export interface MountedEndpoint {
  endpoint: Endpoint
  who: Guard
}

/**
 * Makes the function by which every module mounts its endpoints on the one router of the API.
 * @param mounted is told of each of them
 */
export function createRoute(router: Router, clock: Clock, mounted: MountedEndpoint[] = []): Route {
  return (endpoint, { who, limit }, handle) => {
    mounted.push({ endpoint, who })
    expectRequests(endpoint)
    const note: RequestHandler = (req, _res, next) => {
      req.endpoint = endpoint
      next()
    }
    const answer: RequestHandler = async (req, res) => {
      const now = clock()
      who(req.user, now)
      const body = parseBody(endpoint, req)
      const actor: Actor = req.user === undefined ? 'visitor' : `account:${req.user.id}`
      const answered = await handle({ body, principal: req.user, actor, now, req, res })
      if (answered !== ANSWERED) res.json(answered)
    }
    const handlers = limit === undefined ? [note, answer] : [note, limit, answer]
    router[METHODS[endpoint.method]](endpoint.path.slice(API.length), ...handlers)
  }
}

/** The router is mounted here, so that paths of the API are matched once. */
export const API = '/api'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

function parseBody<Body extends z.ZodType>(endpoint: Endpoint<Body>, req: Request): z.output<Body> {
  // An endpoint without a body schema has handlers that never look at it.
  if (endpoint.body === undefined) return undefined as z.output<Body>
  return readInput(endpoint.body, req.body)
}

/** The person behind a guard that asks for a sign-in. Throws where the route forgot that guard. */
export function required(principal: Principal | undefined): Principal {
  if (principal === undefined) throw new DomainError('not-signed-in', 'Please sign in first.')
  return principal
}
