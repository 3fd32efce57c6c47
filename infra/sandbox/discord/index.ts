import type { Router } from 'express'
import type { Store } from '../store.ts'
import { discordControl } from './discord-control.ts'
import { discordRoutes } from './discord-routes.ts'
import { openDiscordState } from './state.ts'

export interface DiscordSandbox {
  /** Belongs under `/discord`. */
  api: Router
  /** Belongs under `/control/discord`. */
  control: Router
}

/** Discord's API on this machine: one server, one bot. */
export function createDiscordSandbox({ store }: { store: Store }): DiscordSandbox {
  const state = openDiscordState(store)
  return { api: discordRoutes({ store, state }), control: discordControl(state) }
}
