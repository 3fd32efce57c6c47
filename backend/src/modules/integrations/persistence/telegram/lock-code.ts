import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { TelegramCodeSchema } from './telegram-schema.ts'

/** A code, locked until the transaction ends: whoever takes back the member's codes meanwhile waits. */
export function lockCode(em: EntityManager, codeHash: string) {
  return em.findOne(TelegramCodeSchema, { codeHash }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}
