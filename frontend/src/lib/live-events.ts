const TRY_AGAIN_MS = 5_000

type Handlers = Readonly<Record<string, (data: string) => void>>

interface Turns {
  /** Some events may have been missed, meanwhile or before the connection was open. */
  onReturn: () => void
  /** The server has refused the connection: it is out of order, or no longer lets the person in. */
  onRefused: () => void
}

/**
 * Listens to the server-sent events of a path while the page is visible: hidden pages hold no connection. Returns a
 * function that ends it.
 */
export function followEvents(path: string, handlers: Handlers, { onReturn, onRefused }: Turns): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Changes between the page's first answers and this connection are missed as well.
  let missed = true

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    source = new EventSource(path, { withCredentials: true })
    for (const [name, hear] of Object.entries(handlers))
      source.addEventListener(name, ({ data }: MessageEvent<string>) => hear(data))
    source.addEventListener('open', () => {
      if (missed) onReturn()
      missed = false
    })
    source.addEventListener('error', () => {
      missed = true
      // Browsers reconnect by themselves after a lost connection, and give up after a refusal.
      if (source?.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, TRY_AGAIN_MS)
      onRefused()
    })
  }
  const follow = () => {
    if (document.visibilityState === 'visible') open()
    else {
      close()
      missed = true
    }
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
