import express, { Router } from 'express'
import { z } from 'zod'
import { parseControl } from '../control/parse-control.ts'
import type { DiscordState } from './state.ts'

const joining = z.strictObject({ userId: z.string(), roles: z.array(z.string()).default([]) })
const leaving = z.strictObject({ userId: z.string() })
const bot = z.strictObject({
  inGuild: z.boolean().optional(),
  manageRoles: z.boolean().optional(),
  changesPerWindow: z.int().min(1).optional(),
})

/** Who comes into the server and leaves it, and what the bot may do there. */
export function discordControl(state: DiscordState): Router {
  const router = Router()
  router.use(express.json())
  router.post('/join', (req, res) => {
    const { userId: id, roles } = parseControl(joining, req.body)
    state.members.put({ id, roles })
    res.json({ id, roles })
  })
  router.post('/leave', (req, res) => {
    const { userId: id } = parseControl(leaving, req.body)
    state.members.delete(id)
    res.json({ id })
  })
  router.post('/bot', (req, res) => {
    const { inGuild, manageRoles, changesPerWindow } = parseControl(bot, req.body)
    state.change({
      ...(inGuild !== undefined && { inGuild }),
      ...(manageRoles !== undefined && { manageRoles }),
      ...(changesPerWindow !== undefined && { changesPerWindow }),
    })
    res.json(state.settings())
  })
  router.get('/members', (_req, res) => {
    res.json(state.members.all())
  })
  return router
}
