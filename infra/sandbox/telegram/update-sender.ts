import type { PendingUpdate, TelegramState } from './state.ts'

const TIMEOUT_MS = 10_000
/** Milliseconds to wait after each failed attempt; the last one goes on. */
const WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000]
const MAX_ATTEMPTS = 60

export interface UpdateSender {
  /** Looks for updates that are due. */
  wake(): void
  stop(): Promise<void>
}

/** Sends updates to the webhook, in order, the next one only after the one before was taken, as Telegram does. */
export function createUpdateSender(state: TelegramState, log: (line: string) => void): UpdateSender {
  let inFlight: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function wake() {
    clearTimeout(timer)
    const [first] = state.updates.all()
    if (stopped || inFlight || !first || !state.webhook.get('webhook')?.url) return
    const wait = first.dueAt - Date.now()
    if (wait > 0) {
      timer = setTimeout(wake, wait)
      return
    }
    inFlight = deliver(first).finally(() => {
      inFlight = undefined
      wake()
    })
  }

  async function deliver(update: PendingUpdate) {
    const webhook = state.webhook.get('webhook')
    if (!webhook) return
    const status = await post(webhook.url, webhook.secretToken, update.body)
    if (stopped || !state.updates.get(update.id)) return
    if (status >= 200 && status < 300) return state.updates.delete(update.id)
    log(`telegram update ${update.id} (${update.kind}) was answered ${status || 'by nobody'}`)
    const message = `Wrong response from the webhook: ${status}`
    state.webhook.put({ ...webhook, lastError: { at: Math.floor(Date.now() / 1_000), message } })
    const attempts = update.attempts + 1
    if (attempts >= MAX_ATTEMPTS) return state.updates.delete(update.id)
    const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0
    state.updates.put({ ...update, attempts, dueAt: Date.now() + wait })
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await inFlight
    },
  }
}

/** The status of the answer, or 0 when nobody answered. */
async function post(url: string, secretToken: string, body: object): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secretToken !== '' && { 'x-telegram-bot-api-secret-token': secretToken }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
