import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { TelegramLinkSchema } from './telegram-schema.ts'

/** The link of a member, held until the transaction ends: whoever asks for it as well waits. */
export function lockLink(em: EntityManager, accountId: string) {
  return em.findOne(TelegramLinkSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** All links to a Telegram account, held likewise. */
export function lockLinksTo(em: EntityManager, telegramUserId: string) {
  const held = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { accountId: 'asc' } } as const
  return em.find(TelegramLinkSchema, { telegramUserId }, held)
}
