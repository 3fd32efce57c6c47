import express, { type RequestHandler, Router } from 'express'
import { z } from 'zod'
import { ControlError, parseControl } from '../control/parse-control.ts'
import type { Store } from '../store.ts'
import type { FloodGate } from './flood.ts'
import { linkShown } from './methods/links.ts'
import type { MemberStatus } from './objects.ts'
import { personOf, userOf } from './people.ts'
import type { TelegramState } from './state.ts'
import {
  BANNERS,
  banBy,
  changeBlocked,
  changeRights,
  changeStatus,
  emitJoinRequest,
  emitMessage,
} from './updates.ts'

const userId = z.coerce.number().int().min(1)
const joining = z.strictObject({ telegramUserId: userId, inviteLink: z.string() })
const writing = z.strictObject({ telegramUserId: userId, text: z.string().min(1) })
const person = z.strictObject({
  telegramUserId: userId,
  blocked: z.boolean().optional(),
  administrator: z.boolean().optional(),
})
const somebody = z.strictObject({ telegramUserId: userId })
const ban = z.strictObject({ telegramUserId: userId, by: z.enum(BANNERS) })
const crowd = z.strictObject({ telegramUserIds: z.array(userId).max(20_000) })
const flood = z.strictObject({ retryAfter: z.number().int().min(0).max(3_600) })
const rights = z.strictObject({
  administrator: z.boolean(),
  can_invite_users: z.boolean().default(true),
  can_restrict_members: z.boolean().default(true),
})

/**
 * What people and other bots do in Telegram by themselves: join by a link, be added or banned by somebody, leave, write to
 * the bot, block it; and the bot's rights and limits.
 */
export function telegramControl(parts: {
  store: Store
  state: TelegramState
  gate: FloodGate
  onWritten: () => void
}): Router {
  const { store, state, gate, onWritten } = parts
  const router = Router()
  router.use(express.json({ limit: '1mb' }))
  const acting =
    <T>(schema: z.ZodType<T>, act: (body: T, now: number) => object): RequestHandler =>
    (req, res) => {
      const body = parseControl(schema, req.body)
      res.json(store.transaction(() => act(body, Math.floor(Date.now() / 1_000))))
      onWritten()
    }
  router.post(
    '/join',
    acting(joining, (body, now) => join(state, body, now)),
  )
  router.post(
    '/message',
    acting(writing, (body, now) => write(state, body, now)),
  )
  router.post(
    '/person',
    acting(person, (body, now) => changePerson(state, body, now)),
  )
  router.post(
    '/rights',
    acting(rights, (body, now) => (changeRights(state, body, now), body)),
  )
  for (const [path, status] of PLACES)
    router.post(
      path,
      acting(somebody, ({ telegramUserId }, now) => place(state, telegramUserId, status, now)),
    )
  // People who joined before there was a bot: no update tells of them.
  router.post(
    '/founders',
    acting(crowd, ({ telegramUserIds }) => {
      for (const id of telegramUserIds) state.people.put({ ...personOf(state, id), status: 'member' })
      return { members: telegramUserIds.length }
    }),
  )
  router.post(
    '/ban',
    acting(ban, ({ telegramUserId, by }, now) => banBy(state, telegramUserId, by, now)),
  )
  router.post(
    '/flood',
    acting(flood, ({ retryAfter }) => (gate.refuseFor(retryAfter), gate.counts())),
  )
  addLooks(router, state, gate)
  return router
}

const PLACES = [
  ['/add', 'member'],
  ['/leave', 'left'],
] as const

/** Lookups, which change nothing. */
function addLooks(router: Router, state: TelegramState, gate: FloodGate): void {
  router.get('/flood', (_req, res) => {
    res.json(gate.counts())
  })
  router.get('/members', (_req, res) => {
    const members = state.people.all().filter(({ status }) => INSIDE.has(status))
    res.json(members.map(({ id, firstName }) => ({ telegramUserId: Number(id), firstName })))
  })
  router.get('/people', (_req, res) => {
    res.json(state.people.all().map(({ id, status }) => ({ telegramUserId: Number(id), status })))
  })
  router.get('/messages', (_req, res) => {
    res.json(state.messages.all())
  })
}

const INSIDE: ReadonlySet<MemberStatus> = new Set(['member', 'administrator'])

/** Through a link that asks for approval they have to wait; through any other they are in. */
function join(state: TelegramState, { telegramUserId, inviteLink }: z.output<typeof joining>, now: number) {
  state.people.put(personOf(state, telegramUserId))
  const kept = state.links.get(inviteLink)
  const link = linkShown(state, inviteLink)
  if (!kept || !link) throw new ControlError(`inviteLink: there is no link ${inviteLink}`)
  const over = kept.expire_date !== undefined && kept.expire_date <= now
  const full = kept.member_limit !== undefined && kept.used >= kept.member_limit
  if (kept.is_revoked || over || full) return { status: 'expired' }
  if (personOf(state, telegramUserId).status === 'kicked') return { status: 'banned' }
  if (kept.creates_join_request) {
    state.requests.put({ id: String(telegramUserId), link: inviteLink })
    emitJoinRequest(state, telegramUserId, link, now)
    return { status: 'requested' }
  }
  state.links.put({ ...kept, used: kept.used + 1 })
  changeStatus(state, telegramUserId, 'member', { by: userOf(state, telegramUserId), now, link })
  return { status: 'joined' }
}

function write(state: TelegramState, { telegramUserId, text }: z.output<typeof writing>, now: number) {
  state.people.put({ ...personOf(state, telegramUserId), started: true, blocked: false })
  emitMessage(state, telegramUserId, text, now)
  return { status: 'sent' }
}

function changePerson(
  state: TelegramState,
  { telegramUserId, blocked, administrator }: z.output<typeof person>,
  now: number,
) {
  if (blocked !== undefined) changeBlocked(state, telegramUserId, blocked, now)
  if (administrator !== undefined)
    place(state, telegramUserId, administrator ? 'administrator' : 'member', now)
  return { blocked, administrator }
}

/** Somebody is in the channel, or not, without a link. */
function place(state: TelegramState, telegramUserId: number, status: MemberStatus, now: number) {
  changeStatus(state, telegramUserId, status, { by: userOf(state, telegramUserId), now })
  return { status }
}
