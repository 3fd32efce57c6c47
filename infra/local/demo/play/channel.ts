import { createHash } from 'node:crypto'
import { beginTelegramProof, recordTelegramSeat, redeemTelegramCode } from '@meridian/backend/demo-api'
import type { Happening } from '../plan/step.ts'
import { knownPerson } from './known.ts'
import type { TimeMachine } from './time-machine.ts'

const CODE_LIFETIME_MS = 15 * 60_000

/** Somebody shows the bot whose Telegram account they have, and is let into the channel. */
export async function enterTelegram(
  { system, sandboxUrl, now }: TimeMachine,
  { email, telegramUserId }: Extract<Happening, { does: 'enter-telegram' }>,
): Promise<void> {
  const { id: accountId } = await knownPerson(system, email)
  const codeHash = createHash('sha256').update(`demo ${email}`).digest('base64url')
  const expiresAt = new Date(now().getTime() + CODE_LIFETIME_MS)
  const { commands, config } = system
  const redeemed = await commands.run(redeemTelegramCode, { codeHash, telegramUserId }, 'provider:telegram')
  if (redeemed.outcome === 'unknown') {
    await commands.run(beginTelegramProof, { accountId, codeHash, expiresAt }, `account:${accountId}`)
    await commands.run(redeemTelegramCode, { codeHash, telegramUserId }, 'provider:telegram')
  }
  await inTelegram(sandboxUrl, 'founders', { telegramUserIds: [telegramUserId] })
  const seat = { chatId: config.telegram.channelId ?? '', telegramUserId, status: 'member' as const }
  const since = { byUs: true, since: now(), updateId: 0 }
  await commands.run(recordTelegramSeat, { ...seat, ...since }, 'provider:telegram')
}

/** Somebody says hello to the bot today, so that it shows whether its messages arrive. */
export async function greetBot({ sandboxUrl }: TimeMachine, telegramUserId: string): Promise<void> {
  await inTelegram(sandboxUrl, 'message', { telegramUserId, text: 'Hello!' })
}

/** @throws Error when the stand-in refuses it */
async function inTelegram(sandboxUrl: string, action: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/telegram/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Telegram ${action}: ${answer.status}: ${await answer.text()}`)
}
