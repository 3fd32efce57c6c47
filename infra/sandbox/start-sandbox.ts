import { createApp, type SandboxParts } from './app.ts'
import { consoleRoutes } from './console/console-routes.ts'
import { createDiscordSandbox } from './discord/index.ts'
import { createFaultBoard, type FaultBoard } from './faults/fault-board.ts'
import { geocoderRoutes } from './geocoder/geocoder-routes.ts'
import { LOOPBACK, listenForHttp, listenForMail } from './listening.ts'
import { mailControl } from './mail/mail-control.ts'
import { mailPages } from './mail/mail-pages.ts'
import { createMailbox, type Mailbox } from './mail/mailbox.ts'
import { createMailServer } from './mail/smtp.ts'
import { createNotionSandbox } from './notion/index.ts'
import { createRequestLog, type RequestLog } from './requests/request-log.ts'
import { openStore, type Store } from './store.ts'
import { createStripeSandbox, type StripeSandbox } from './stripe/index.ts'
import { PORTAL_PATH } from './stripe/portal/paths.ts'
import { openState } from './stripe/state.ts'
import { stripeJsRoutes } from './stripe-js/index.ts'
import { createTelegramSandbox, type TelegramSandbox } from './telegram/index.ts'

/** What webhooks are signed with. */
const WEBHOOK_SECRET = 'whsec_sandbox'
const NOTION_PAGES = '/notion/pages'

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number
  /** 0 picks a free one. */
  smtpPort: number
  /** SQLite file of the state; ':memory:' keeps nothing. */
  file: string
  /** Where the payment provider's webhooks go. */
  webhookTarget: string
  webhookSecret?: string
  log?: (line: string) => void
}

export interface Sandbox {
  url: string
  port: number
  smtpUrl: string
  /** Ends connections and timers, closes the file. */
  stop(): Promise<void>
}

/**
 * Starts every stand-in on the loopback interface.
 * @throws Error when a port is taken (`code` EADDRINUSE) or the file cannot be opened
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  await using started = new AsyncDisposableStack()
  const http = await listenForHttp(options.port)
  started.defer(http.close)
  const store = openStore(options.file)
  started.defer(async () => store.close())
  const { log = () => undefined } = options
  const stripe = createStripeSandbox({
    store,
    target: { url: options.webhookTarget, secret: options.webhookSecret ?? WEBHOOK_SECRET },
    pages: `http://${LOOPBACK}:${http.port}${PORTAL_PATH}`,
    log,
  })
  started.defer(stripe.stop)
  const telegram = createTelegramSandbox({ store, log })
  started.defer(telegram.stop)
  const requests = createRequestLog()
  const faults = createFaultBoard()
  const mailbox = createMailbox(store)
  const mail = await listenForMail(createMailServer({ mailbox, requests, faults, log }), options.smtpPort)
  started.defer(mail.close)
  const app = createApp({
    requests,
    faults,
    reset: async () => {
      telegram.keepWebhook(() => store.clear())
      requests.clear()
      faults.clear()
    },
    ...standIns({ http, store, stripe, telegram, mailbox, requests, faults }),
    log,
  })
  http.server.on('request', app)
  stripe.start()
  telegram.start()
  const resources = started.move()
  return {
    url: `http://${LOOPBACK}:${http.port}`,
    port: http.port,
    smtpUrl: `smtp://${LOOPBACK}:${mail.port}`,
    stop: () => resources.disposeAsync(),
  }
}

interface StandInParts {
  http: { port: number }
  store: Store
  stripe: StripeSandbox
  telegram: TelegramSandbox
  mailbox: Mailbox
  requests: RequestLog
  faults: FaultBoard
}

/** Every stand-in by its path, with its controls and its pages. */
function standIns({ http, store, stripe, telegram, mailbox, requests, faults }: StandInParts) {
  const discord = createDiscordSandbox({ store })
  const notion = createNotionSandbox({ store, pagesUrl: `http://${LOOPBACK}:${http.port}${NOTION_PAGES}` })
  return {
    providers: [
      { provider: 'stripe', path: '/stripe/v1', router: stripe.api },
      { provider: 'telegram', path: '/telegram', router: telegram.api },
      { provider: 'notion', path: '/notion/v1', router: notion.api },
      { provider: 'discord', path: '/discord', router: discord.api },
      { provider: 'geocode', path: '/geocode', router: geocoderRoutes() },
    ],
    controls: {
      mail: mailControl(mailbox),
      stripe: stripe.control,
      telegram: telegram.control,
      notion: notion.control,
      discord: discord.control,
    },
    pages: {
      [PORTAL_PATH]: stripe.portal,
      '/stripe': stripeJsRoutes(),
      '/mail': mailPages(mailbox),
      [NOTION_PAGES]: notion.pages,
      '/': consoleRoutes({ state: openState(store), requests, faults }),
    },
  } satisfies Partial<SandboxParts>
}
