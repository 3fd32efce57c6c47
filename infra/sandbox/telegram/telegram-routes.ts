import express, { type ErrorRequestHandler, Router } from 'express'
import type { Store } from '../store.ts'
import type { FloodGate } from './flood.ts'
import type { AnyMethod } from './method.ts'
import { BOT_METHODS } from './methods/bot.ts'
import { LINK_METHODS } from './methods/links.ts'
import { MEMBER_METHODS } from './methods/members.ts'
import { BOT_TOKEN, type TelegramState } from './state.ts'
import { TelegramError } from './telegram-error.ts'

const METHODS = new Map<string, AnyMethod>(
  [...BOT_METHODS, ...LINK_METHODS, ...MEMBER_METHODS].map((method) => [method.name.toLowerCase(), method]),
)

/** The Bot API: `/bot<token>/<method>`, parameters in the query or in a form. */
export function telegramRoutes(parts: {
  store: Store
  state: TelegramState
  gate: FloodGate
  onWritten: () => void
}): Router {
  const { store, state, gate, onWritten } = parts
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '1mb' }), express.json({ limit: '1mb' }))
  router.all('/bot:token/:method', (req, res) => {
    if (req.params.token !== BOT_TOKEN) throw new TelegramError(401, 'Unauthorized')
    gate.pass()
    const method = METHODS.get(req.params.method.toLowerCase())
    if (!method) throw new TelegramError(404, 'Not Found')
    const given = { ...req.query, ...req.body }
    const context = { state, now: Math.floor(Date.now() / 1_000) }
    res.json({ ok: true, result: store.transaction(() => method.call(context, given)) })
    onWritten()
  })
  router.use(explain)
  return router
}

const explain: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof TelegramError)) return next(error)
  const { code, message, parameters } = error
  res
    .status(code)
    .json({ ok: false, error_code: code, description: message, ...(parameters && { parameters }) })
}
