export interface StreamedEvent {
  name: string
  data: unknown
  /** When it came, as `performance.now()`. */
  at: number
}

/** Server-sent events as a browser would receive them. */
export interface EventStream {
  status: number
  headers: Headers
  events: StreamedEvent[]
  ended(): boolean
  close(): void
}

/** Opens a stream and collects its events until it is closed. */
export async function openEventStream(url: string, cookie: string): Promise<EventStream> {
  const stopping = new AbortController()
  const response = await fetch(url, { headers: { cookie }, signal: stopping.signal })
  const events: StreamedEvent[] = []
  let ended = false
  void read(response, events)
    .catch(() => undefined)
    .finally(() => {
      ended = true
    })
  const { status, headers } = response
  return { status, headers, events, ended: () => ended, close: () => stopping.abort() }
}

async function read({ body }: Response, events: StreamedEvent[]): Promise<void> {
  if (body === null) return
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      if (name !== undefined && data !== undefined)
        events.push({ name, data: JSON.parse(data), at: performance.now() })
    }
  }
}
