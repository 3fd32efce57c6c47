import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { TelegramLinkSchema } from './telegram-schema.ts'

/** The link of a member, locked until the transaction ends: anybody else who asks for it waits. */
export function lockLink(em: EntityManager, accountId: string) {
  return em.findOne(TelegramLinkSchema, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** All links to a Telegram account, locked likewise. */
export function lockLinksTo(em: EntityManager, telegramUserId: string) {
  const held = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { accountId: 'asc' } } as const
  return em.find(TelegramLinkSchema, { telegramUserId }, held)
}
