import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Waits until no other request of a buyer is beginning a checkout: two that come together would find none, and each
 * begin one that can be paid. Call it before anything is written; only an advisory lock leaves a waiting transaction
 * without an id (ADR 002).
 *
 * @param buyerId the account of somebody who is signed in, the browser of a guest
 */
export async function lockBuyerCheckouts(em: EntityManager, buyerId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('checkout'), hashtext(?))`, [buyerId])
}
