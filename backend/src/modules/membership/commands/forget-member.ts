import type { CommandContext } from '#platform/command-runner'

/**
 * Forgets who a member was whose account was deleted. Payments stay, with the provider's ids: books have to be kept. Of the
 * provider's messages only the ids stay, so that none is taken twice.
 */
export async function forgetMember(
  { accountId }: { accountId: string },
  { em }: CommandContext,
): Promise<void> {
  await em.execute('delete from referral_codes where account_id = ?', [accountId])
  await em.execute(
    'update checkouts set email = null, username = null where member_id = ? or account_id = ?',
    [accountId, accountId],
  )
  await em.execute(
    `update provider_notifications set body = '{}' where provider = 'stripe' and body <> '{}'
      and array[body #>> '{data,object,customer}', body #>> '{data,object,id}'] && (
        select array_agg(stripe_customer_id) from (
          select stripe_customer_id from memberships where account_id = ?
          union select stripe_customer_id from checkouts where member_id = ? or account_id = ?) c)`,
    [accountId, accountId, accountId],
  )
}
