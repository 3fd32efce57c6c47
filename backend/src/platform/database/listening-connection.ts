import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

/** How often a connection is asked whether it is still there: one on which nothing comes may have fallen silent. */
const ASK_EVERY_MS = 5_000
const ANSWERS_WITHIN_MS = 5_000

export interface ListeningConnection {
  /** Connects if there is no connection that answers. Call it again and again: a broken one does not repair itself. */
  ensure(): void
  /**
   * Whether everything that is notified at present is heard. A connection that has fallen silent is found out some ten
   * seconds later, if `ensure` is called each second.
   */
  isOpen(): boolean
  close(): Promise<void>
}

interface Listening {
  onMessage: (payload: string) => void
  /** Something may have been missed. */
  onOpen?: () => void
  /** Nothing is heard until it opens again. Called once per outage, however often reconnecting fails. */
  onError: (error: unknown) => void
}

/** A connection that hears what is notified on a channel. */
export function createListeningConnection(
  databaseUrl: string,
  channel: string,
  { onMessage, onOpen = () => {}, onError }: Listening,
): ListeningConnection {
  let client: pg.Client | undefined
  let open = false
  let closed = false
  let isOutageTold = false
  let askedAt = 0

  function drop(lost: pg.Client, error: unknown): void {
    if (client !== lost) return
    client = undefined
    open = false
    void lost.end().catch(() => undefined)
    if (!closed && !isOutageTold) onError(error)
    isOutageTold = true
  }

  async function connect(next: pg.Client): Promise<void> {
    next.on('error', (error) => drop(next, error))
    next.on('end', () => drop(next, new Error('The connection has ended.')))
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    await next.connect()
    await next.query(`listen ${channel}`)
    if (client !== next) return
    open = true
    askedAt = performance.now()
    isOutageTold = false
    onOpen()
  }

  function ask(current: pg.Client): void {
    if (!open || performance.now() - askedAt < ASK_EVERY_MS) return
    askedAt = performance.now()
    current.query('select 1').catch((error: unknown) => drop(current, error))
  }

  return {
    ensure() {
      if (closed) return
      if (client !== undefined) return ask(client)
      const settings = { ...connectionSettings(), query_timeout: ANSWERS_WITHIN_MS }
      const next = new pg.Client({ connectionString: databaseUrl, ...settings })
      client = next
      void connect(next).catch((error: unknown) => drop(next, error))
    },
    isOpen: () => open,
    async close() {
      closed = true
      open = false
      await client?.end().catch(() => undefined)
    },
  }
}
