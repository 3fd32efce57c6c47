import pg from 'pg'
import { connectionSettings } from './connection-settings.ts'

export interface ListeningConnection {
  /** Connects if there is no connection. Call it again and again: a broken one does not repair itself. */
  ensure(): void
  /** Whether everything that is notified at present is heard. */
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
    isOutageTold = false
    onOpen()
  }

  return {
    ensure() {
      if (closed || client !== undefined) return
      const next = new pg.Client({ connectionString: databaseUrl, ...connectionSettings() })
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
