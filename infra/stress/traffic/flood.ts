import autocannon from 'autocannon'
import type { Request } from './ask.ts'
import type { Tally } from './tally.ts'

const CONNECTIONS = 100
const LOOK_MS = 50
const ANSWER_WITHIN_SECONDS = 20

interface UnderWay {
  what: Request
  begun: number
}

/** For some seconds, a hundred connections ask again as soon as they are answered. Answers how many answers a second came. */
export async function flood(
  url: string,
  { seconds, next, tally }: { seconds: number; next: () => Request; tally: Tally },
): Promise<number> {
  const underWay = new WeakMap<object, UnderWay>()
  let answers = 0
  const begun = performance.now()
  let last = begun
  const running = autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: ANSWER_WITHIN_SECONDS,
    sampleInt: LOOK_MS,
    requests: [
      {
        setupRequest(defaults, context) {
          const what = next()
          underWay.set(context, { what, begun: performance.now() })
          const { method, path, headers, body } = what
          return { ...defaults, method, path, headers, ...(body !== undefined && { body }) }
        },
        onResponse(status, text, context, headers) {
          const asked = underWay.get(context)
          if (asked === undefined) return
          last = performance.now()
          answers += 1
          const answer = { status, text, headers, ms: last - asked.begun }
          asked.what.heard?.(answer)
          tally.add(asked.what.kind, answer)
        },
      },
    ],
  })
  running.on('reqError', (error: Error) =>
    tally.add('connection', { status: 0, text: error.message, headers: {}, ms: 0 }),
  )
  await running
  return (answers * 1_000) / (last - begun)
}
