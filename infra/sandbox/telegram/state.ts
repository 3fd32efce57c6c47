import type { Collection, Store } from '../store.ts'
import { ALL_RIGHTS, type BotRights, type InviteLink, type MemberStatus } from './objects.ts'

/** The one channel that the sandbox holds, and the token of its bot. */
export const CHANNEL_ID = -1_001_234_567_890
export const BOT_TOKEN = '700000001:sandbox-token-for-local-use-only'

interface Person {
  id: string
  firstName: string
  /** Only who wrote to a bot may be written to by it. */
  started: boolean
  blocked: boolean
  status: MemberStatus
}

interface KeptLink extends InviteLink {
  id: string
  /** Those who came in by it. */
  used: number
}

interface JoinRequest {
  /** The person's id. */
  id: string
  link: string
}

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
  const read = (): Settings => settings.get('settings') ?? { id: 'settings', rights: ALL_RIGHTS, nextId: 1 }
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
