import type { Collection, Store } from '../store.ts'

export const BOT_TOKEN = 'discord-bot-sandbox'
export const GUILD_ID = '900000000000000001'

/** The roles of the server, the bot's own among them: it may give only those below it. */
export const ROLES = [
  { id: '900000000000000101', name: 'member', position: 1 },
  { id: '900000000000000102', name: 'pro member', position: 2 },
  { id: '900000000000000103', name: 'enterprise member', position: 3 },
  { id: '900000000000000104', name: 'moderator', position: 4 },
  { id: '900000000000000110', name: 'bot', position: 10 },
  { id: '900000000000000120', name: 'owner', position: 20 },
] as const

export const BOT_ROLE = '900000000000000110'
export const BOT_POSITION = 10

/** Somebody who is in the server. */
interface KeptMember {
  id: string
  roles: string[]
}

interface Settings {
  id: 'settings'
  /** False: the bot was thrown out of the server. */
  inGuild: boolean
  manageRoles: boolean
  /** Changes of roles that go through in each window. */
  changesPerWindow: number
}

export interface DiscordState {
  members: Collection<KeptMember>
  settings(): Settings
  change(given: Partial<Omit<Settings, 'id'>>): void
}

export function openDiscordState(store: Store): DiscordState {
  const kept = store.collection<Settings>('discord.settings')
  const settings = (): Settings =>
    kept.get('settings') ?? { id: 'settings', inGuild: true, manageRoles: true, changesPerWindow: 10 }
  return {
    members: store.collection('discord.members'),
    settings,
    change: (given) => kept.put({ ...settings(), ...given }),
  }
}
