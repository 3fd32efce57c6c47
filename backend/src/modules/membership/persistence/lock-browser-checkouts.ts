import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Waits until no other request of a browser is beginning a checkout: two that come together would find none, and each
 * begin one that can be paid. Call it before anything is written; only an advisory lock leaves a waiting transaction
 * without an id (ADR 002).
 */
export async function lockBrowserCheckouts(em: EntityManager, browserId: string): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('checkout'), hashtext(?))`, [browserId])
}
