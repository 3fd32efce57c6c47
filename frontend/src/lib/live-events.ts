const TRY_AGAIN_MS = 5_000

type Handlers = Readonly<Record<string, (data: string) => void>>

/**
 * Listens to the server-sent events of a path while the page is looked at: hidden pages hold no connection. What was
 * missed meanwhile, and before the line stood, is told by `onReturn`. Answers the function that ends it.
 */
export function followEvents(path: string, handlers: Handlers, onReturn: () => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // What moves between the page's first answers and this line is missed as well.
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
      // A lost connection the browser takes up again by itself; after a refusal it gives up.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS)
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
