import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import type { Store } from '../store.ts'
import { createBucket } from './bucket.ts'
import {
  DiscordError,
  missingAccess,
  missingPermissions,
  unauthorized,
  unknownGuild,
  unknownMember,
  unknownRole,
} from './discord-error.ts'
import { BOT_POSITION, BOT_ROLE, BOT_TOKEN, type DiscordState, GUILD_ID, ROLES } from './state.ts'

const BOT = { id: '900000000000000900', username: 'meridian', discriminator: '0000', bot: true }
/** The bit of that permission. */
const MANAGE_ROLES = 1 << 28
/** No caller gets near it by reading. */
const READS_PER_WINDOW = 100

/** The part of the REST API that is about one server, its members and their roles. */
export function discordRoutes({ store, state }: { store: Store; state: DiscordState }): Router {
  const router = Router()
  const passRead = createBucket('read', () => READS_PER_WINDOW)
  const passChange = createBucket('member-role', () => state.settings().changesPerWindow)
  router.use(express.json({ limit: '100kb' }), (req, res, next) => {
    if (req.get('authorization') !== `Bot ${BOT_TOKEN}`) throw unauthorized()
    const pass = req.method === 'GET' ? passRead : passChange
    if (pass(res)) next()
  })
  router.get('/users/@me', (_req, res) => void res.json(BOT))
  router.use('/guilds/:guild', (req, _res, next) => {
    if (req.params.guild !== GUILD_ID) throw unknownGuild()
    if (!state.settings().inGuild) throw missingAccess()
    next()
  })
  router.get('/guilds/:guild', (_req, res) => {
    const roles = [{ id: GUILD_ID, name: '@everyone', position: 0 }, ...ROLES].map((role) => ({
      ...role,
      permissions: String(role.id === BOT_ROLE && state.settings().manageRoles ? MANAGE_ROLES : 0),
    }))
    res.json({ id: GUILD_ID, name: 'Meridian members', owner_id: '900000000000000999', roles })
  })
  router.get('/guilds/:guild/members/:user', (req, res) => {
    const { id, roles } = memberOf(state, req.params.user)
    res.json({
      user: { id, username: `person-${id.slice(-4)}` },
      nick: null,
      roles,
      joined_at: '2026-01-01T00:00:00Z',
    })
  })
  const changing =
    (change: (roles: string[], role: string) => string[]): RequestHandler<{ user: string; role: string }> =>
    (req, res) => {
      store.transaction(() => {
        const member = memberOf(state, req.params.user)
        assertMayGive(state, req.params.role)
        state.members.put({ ...member, roles: change(member.roles, req.params.role) })
      })
      res.status(204).end()
    }
  router.put('/guilds/:guild/members/:user/roles/:role', changing(withRole))
  router.delete('/guilds/:guild/members/:user/roles/:role', changing(withoutRole))
  router.use(explain)
  return router
}

const withoutRole = (roles: string[], role: string) => roles.filter((each) => each !== role)
const withRole = (roles: string[], role: string) => [...withoutRole(roles, role), role]

function memberOf({ members }: DiscordState, id: string) {
  if (id === BOT.id) return { id, roles: [BOT_ROLE] }
  const member = members.get(id)
  if (!member) throw unknownMember()
  return member
}

function assertMayGive(state: DiscordState, id: string): void {
  const role = ROLES.find((each) => each.id === id)
  if (!role) throw unknownRole()
  if (!state.settings().manageRoles || role.position >= BOT_POSITION) throw missingPermissions()
}

const explain: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof DiscordError)) return next(error)
  res.status(error.status).json({ message: error.message, code: error.code })
}
