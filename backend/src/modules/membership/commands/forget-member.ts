import type { CommandContext } from '#platform/command-runner'

/** Checkouts of a person: begun by them, settled for them, or paid with their address and not claimed. */
const OWN = `(member_id = ? or account_id = ?
  or id in (select checkout_id from membership_claims k where k.account_id = ?))`

/**
 * Forgets who a member was whose account was deleted. Payments stay, with the provider's ids: books have to be kept. Of the
 * provider's messages only the ids stay, so that none is taken twice. No link to a claim works any more.
 */
export async function forgetMember(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  const own = [accountId, accountId, accountId]
  await em.execute('delete from referral_codes where account_id = ?', [accountId])
  await em.execute(
    'update membership_claims set expires_at = ? where account_id = ? and used_at is null and expires_at > ?',
    [now, accountId, now],
  )
  await em.execute(`update checkouts set email = null, username = null where ${OWN}`, own)
  await em.execute(
    `update provider_notifications set body = '{}' where provider = 'stripe' and body <> '{}'
      and array[body #>> '{data,object,customer}', body #>> '{data,object,id}'] && (
        select array_agg(stripe_customer_id) from (
          select stripe_customer_id from memberships where account_id = ?
          union select stripe_customer_id from checkouts where ${OWN}) c)`,
    [accountId, ...own],
  )
}
