import { randomInt } from 'node:crypto'
import type { Collection, Store } from '../store.ts'
import { ALL_RIGHTS, type BotRights, type InviteLink, type MemberStatus } from './objects.ts'

/** The one channel that the sandbox holds, and the token of its bot. */
export const CHANNEL_ID = -1_001_234_567_890
export const BOT_TOKEN = '700000001:sandbox-token-for-local-use-only'

interface Person {
  id: string
  firstName: string
  /** A bot may write only to people who wrote to it first. */
  started: boolean
  blocked: boolean
  status: MemberStatus
}

interface KeptLink extends InviteLink {
  id: string
  /** How many people joined through it. */
  used: number
}

interface JoinRequest {
  /** The person's id. */
  id: string
  link: string
}

/** What ids begin at: a random positive number, so that those of two runs do not collide. */
const FIRST_IDS = { from: 1_000_000, to: 1_000_000_000 }

interface Webhook {
  id: 'webhook'
  url: string
  secretToken: string
  allowedUpdates: string[]
  lastError: { at: number; message: string } | null
}

/** An update that waits to be delivered. */
export interface PendingUpdate {
  id: string
  kind: string
  body: { update_id: number }
  attempts: number
  /** Milliseconds since 1970. */
  dueAt: number
}

interface SentMessage {
  id: string
  to: number
  text: string
  at: string
}

interface Settings {
  id: 'settings'
  rights: BotRights
  nextId: number
}

export interface TelegramState {
  people: Collection<Person>
  links: Collection<KeptLink>
  requests: Collection<JoinRequest>
  webhook: Collection<Webhook>
  updates: Collection<PendingUpdate>
  messages: Collection<SentMessage>
  rights(): BotRights
  setRights(rights: BotRights): void
  /** A number that was not given before. */
  nextId(): number
}

export function openTelegramState(store: Store): TelegramState {
  const settings = store.collection<Settings>('telegram.settings')
  const begin = (): Settings => ({
    id: 'settings',
    rights: ALL_RIGHTS,
    nextId: randomInt(FIRST_IDS.from, FIRST_IDS.to),
  })
  const read = (): Settings => settings.get('settings') ?? begin()
  return {
    people: store.collection('telegram.people'),
    links: store.collection('telegram.links'),
    requests: store.collection('telegram.requests'),
    webhook: store.collection('telegram.webhook'),
    updates: store.collection('telegram.updates'),
    messages: store.collection('telegram.messages'),
    rights: () => read().rights,
    setRights: (rights) => settings.put({ ...read(), rights }),
    nextId() {
      const { nextId } = read()
      settings.put({ ...read(), nextId: nextId + 1 })
      return nextId
    },
  }
}
