import pg from 'pg'

export interface ListeningConnection {
  /** Connects where there is no connection. To be called again and again: a broken one is not mended by itself. */
  ensure(): void
  /** Whether everything that is said meanwhile is heard. */
  isOpen(): boolean
  close(): Promise<void>
}

/** A connection that hears what is notified on a channel. `onOpen` tells that something may have been missed. */
export function createListeningConnection(
  databaseUrl: string,
  channel: string,
  { onMessage, onOpen = () => {} }: { onMessage: (payload: string) => void; onOpen?: () => void },
): ListeningConnection {
  let client: pg.Client | undefined
  let open = false
  let closed = false
  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = next
    const drop = () => {
      if (client !== next) return
      client = undefined
      open = false
    }
    next.on('error', drop).on('end', drop)
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    await next.connect()
    await next.query(`listen ${channel}`)
    open = client === next
    if (open) onOpen()
  }
  return {
    ensure() {
      if (closed || client !== undefined) return
      void connect().catch(() => {
        client = undefined
      })
    },
    isOpen: () => open,
    async close() {
      closed = true
      open = false
      await client?.end().catch(() => undefined)
    },
  }
}
