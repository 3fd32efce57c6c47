import type { RequestHandler } from 'express'
import { recordActivity } from '#modules/accounts'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { Log } from '#platform/log/log'

/** Activity within this time counts as the same visit. */
const GRAIN_MS = 60 * 60 * 1_000

/** Notes, at most once an hour, that the signed-in person is here. The request does not wait for it. */
export function activityRecorder(parts: { commands: CommandRunner; clock: Clock; log: Log }): RequestHandler {
  const { commands, clock, log } = parts
  /** Whose visit is being written: requests come in bursts. */
  const writing = new Set<string>()
  return ({ user }, _res, next) => {
    next()
    if (user === undefined || clock().getTime() - user.lastActive.getTime() < GRAIN_MS) return
    if (writing.has(user.id)) return
    writing.add(user.id)
    commands
      .run(recordActivity, { accountId: user.id }, `account:${user.id}`)
      .catch((error: unknown) => log.warn({ err: error }, 'a visit was not noted'))
      .finally(() => writing.delete(user.id))
  }
}
