import express, { Router } from 'express'
import { z } from 'zod'
import { ControlError } from '../control/parse-control.ts'

/**
 * The provider's present time. While a history is played it lives in the past, and sends no messages: those
 * of the past were delivered long ago.
 */
export interface SandboxClock {
  /** Seconds since 1970, as everything here counts. */
  seconds(): number
  isInThePast(): boolean
  /** Undefined is the present. Not kept over a restart. */
  goTo(past: Date | undefined): void
}

export function createSandboxClock(): SandboxClock {
  let past: Date | undefined
  return {
    seconds: () => Math.floor((past?.getTime() ?? Date.now()) / 1_000),
    isInThePast: () => past !== undefined,
    goTo: (moment) => {
      past = moment
    },
  }
}

const moment = z.strictObject({ at: z.iso.datetime().nullable() })

/** `POST /past {at}` makes all that follows happen at that time, until `{at: null}`. */
export function pastControl(clock: SandboxClock): Router {
  const router = Router()
  router.post('/past', express.json(), (req, res) => {
    const parsed = moment.safeParse(req.body ?? {})
    if (!parsed.success) throw new ControlError('at: a time in UTC, such as 2026-02-28T09:00:00Z, or null')
    const { at } = parsed.data
    if (at !== null && Date.parse(at) > Date.now()) throw new ControlError(`at: ${at} is not in the past`)
    clock.goTo(at === null ? undefined : new Date(at))
    res.json({ at })
  })
  return router
}
