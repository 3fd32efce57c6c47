import { createHash } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request, RequestHandler } from 'express'
import { Redis } from 'ioredis'
import pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { connectionSettings, MAX_STATEMENT_MS, stopAfter } from '../database/connection-settings.ts'
import { POOL_SIZES } from '../database/pool-sizes.ts'
import { giveUpSilentConnections } from '../database/silent-connections.ts'
import type { Log } from '../log/log.ts'
import { tellOnceAMinute } from '../log/repeated-failures.ts'
import { clientNetworkOf } from './client-network.ts'
import { waitWords } from './wait-words.ts'

/** A Redis that hangs is as good as none. */
const ANSWER_WITHIN_MS = 1_000

type Limiter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

export interface LimitRule {
  /** Prefix of the stored keys; one rule, one name. */
  name: string
  points: number
  /** Seconds in which the points come back. */
  seconds: number
  /** What to say to whoever is refused; `wait` is how long to wait, in words. */
  says?(wait: string): string
}

/** A point that was taken. */
export interface Taken {
  /** How many points of the key are used up by now, this one among them. */
  used: number
  /** For something that turned out not to count. */
  giveBack(): Promise<void>
}

export type Take = (key: string) => Promise<Taken>

export interface RateLimits {
  /** Refuses with 429 and Retry-After when the address has used up its points. */
  perAddress(rule: LimitRule): RequestHandler
  /** Takes a point for a key of the caller's choosing. Throws a DomainError `rate-limited`. */
  perKey(rule: LimitRule): Take
  /**
   * The same, counted by this process alone and without a round trip: for reads, each of which would otherwise cost a
   * write. With several processes a key has its points in each of them.
   */
  perKeyHere(rule: LimitRule): Take
  close(): Promise<void>
}

interface Parts {
  config: { redisUrl: string | undefined; databaseUrl: string }
  log: Log
}

/** Counts in Redis where an address is given, in PostgreSQL otherwise, so that all processes count together. */
export function createRateLimits(
  { config, log }: Parts,
  longestStatementMs: number = MAX_STATEMENT_MS,
): RateLimits {
  const { redisUrl, databaseUrl } = config
  const backend =
    redisUrl === undefined ? onPostgres(databaseUrl, longestStatementMs) : onRedis(redisUrl, log)
  const perKey = (rule: LimitRule) => takeFrom(backend.limiter(rule), rule)
  return {
    perKey,
    perKeyHere: (rule) => takeFrom(inMemory(rule), rule),
    perAddress(rule) {
      const take = perKey(rule)
      return async (req: Request, _res, next) => {
        await take(clientNetworkOf(req.ip ?? 'unknown'))
        next()
      }
    },
    close: () => backend.close(),
  }
}

function takeFrom(limiter: Limiter, rule: LimitRule): Take {
  const refuse = refusalOf(rule)
  return async (key) => {
    const stored = storedKey(key)
    const { consumedPoints } = await limiter.consume(stored).catch(refuse)
    return {
      used: consumedPoints,
      async giveBack() {
        await limiter.reward(stored)
      },
    }
  }
}

/** True for what a limit throws when no points are left. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'rate-limited'
}

/** Keys contain addresses of people and of mailboxes: neither is to be kept, nor may a long one be refused. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

const tooMany = (wait: string) => `Too many attempts. Please try again in ${wait}.`

function refusalOf({ says = tooMany }: LimitRule) {
  return (reason: unknown): never => {
    if (!(reason instanceof RateLimiterRes)) throw reason
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))
    throw new DomainError('rate-limited', says(waitWords(retryAfter)), { retryAfter })
  }
}

const inMemory = ({ name: keyPrefix, points, seconds: duration }: LimitRule) =>
  new RateLimiterMemory({ keyPrefix, points, duration })

function onRedis(url: string, log: Log) {
  const options = { maxRetriesPerRequest: 1, commandTimeout: ANSWER_WITHIN_MS }
  // A back end uses Redis for nothing else, and serves without: nobody would hear of a wrong address or password.
  const tell = tellOnceAMinute(log, 'each process counts limits for itself, without Redis')
  const storeClient = new Redis(url, options).on('error', (error) => tell(error, {}))
  return {
    limiter: (rule: LimitRule) =>
      new RateLimiterRedis({
        storeClient,
        keyPrefix: `limit:${rule.name}`,
        points: rule.points,
        duration: rule.seconds,
        // Without Redis people still sign in and join; each process then counts for itself.
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(rule),
      }),
    close: async () => storeClient.disconnect(),
  }
}

function onPostgres(connectionString: string, longestStatementMs: number) {
  // A power cut loses at most the counts of its last moments: nobody has to wait for the disk.
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZES.rateLimits,
    ...connectionSettings('synchronous_commit=off', ...stopAfter(longestStatementMs)),
  })
  pool.on('error', () => {})
  giveUpSilentConnections(pool, longestStatementMs)
  let isCleared = false
  return {
    limiter({ name, points, seconds }: LimitRule) {
      // One for all of them: each would read the whole table, every five minutes, while whoever signs in waits.
      const clearExpiredByTimeout = !isCleared
      isCleared = true
      return new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout,
      })
    },
    close: () => pool.end(),
  }
}
