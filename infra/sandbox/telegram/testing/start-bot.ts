import { createServer } from 'node:http'
import express from 'express'
import { Api } from 'node-telegram-bot-api'
import { createClient } from '../../../simulation/http-client.ts'
import { until } from '../../../testing/until.ts'
import { startSandbox } from '../../start-sandbox.ts'
import { BOT_TOKEN } from '../state.ts'

export interface Update {
  update_id: number
  chat_join_request?: { from: { id: number }; invite_link: { invite_link: string } }
  my_chat_member?: { new_chat_member: { status: string } }
  chat_member?: { new_chat_member: { status: string; user: { id: number } } }
}

/** The sandbox, a bot that speaks to it through the real library, and the webhook that hears of what happens. */
export async function startBot() {
  const receiver = createReceiver()
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:1',
  })
  const api = new Api(BOT_TOKEN, { apiRoot: `${sandbox.url}/telegram`, maxRetries: 0 })
  const setWebhook = (url: string) =>
    api.setWebhook({
      url,
      secret_token: 'a-secret',
      allowed_updates: ['message', 'chat_member', 'chat_join_request', 'my_chat_member'],
    })
  await setWebhook(await receiver.listen())
  const control = createClient(sandbox.url)
  return {
    ...receiver,
    api,
    control,
    url: sandbox.url,
    setWebhook,
    join: async (telegramUserId: number, inviteLink: string) =>
      (await control.post('/control/telegram/join', { telegramUserId, inviteLink })).json<{
        status: string
      }>().status,
    untilUpdate: (what: string, fits: (update: Update) => boolean) =>
      until(() => receiver.updates.find(fits), { what }),
    async stop() {
      await sandbox.stop()
      receiver.close()
    },
  }
}

export type StartedBot = Awaited<ReturnType<typeof startBot>>

function createReceiver() {
  const updates: Update[] = []
  const secrets = new Set<string | undefined>()
  let refusals = 0
  const app = express().use(express.json())
  app.post('/', (req, res) => {
    secrets.add(req.get('x-telegram-bot-api-secret-token'))
    const refused = refusals > 0
    if (refused) refusals -= 1
    else updates.push(req.body)
    res.status(refused ? 500 : 200).end()
  })
  const server = createServer(app)
  return {
    updates,
    secrets,
    /** Refuses so many updates from now on. */
    refuse(count: number) {
      refusals = count
    },
    refusalsLeft: () => refusals,
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
