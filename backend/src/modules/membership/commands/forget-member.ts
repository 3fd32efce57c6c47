import type { CommandContext } from '#platform/command-runner'

/** Checkouts of a person: begun by them, settled for them, or paid with their address and not claimed. */
const OWN = `(member_id = $1 or account_id = $1
  or id in (select checkout_id from membership_claims k where k.account_id = $1))`

/** The customers as whom the provider knows a person. */
const CUSTOMERS = `
  select stripe_customer_id as id from memberships where account_id = $1 and stripe_customer_id is not null
  union select stripe_customer_id from checkouts where stripe_customer_id is not null and ${OWN}`

/**
 * By two indexes on these very expressions: searching inside the bodies would read every message there has ever been.
 */
const EMPTY_MESSAGES = `
  update provider_notifications set body = '{}' where provider = 'stripe'
    and (body #>> '{data,object,customer}' = any($1) or body #>> '{data,object,id}' = any($1))`

/**
 * Forgets who a member was whose account was deleted. Payments stay, with the provider's ids: the books have to be
 * kept. Of the provider's messages only the ids stay, so that none is taken twice. Links to a claim no longer work.
 */
export async function forgetMember(
  { accountId }: { accountId: string },
  { em, sql, now }: CommandContext,
): Promise<void> {
  const customers = await sql.rows<{ id: string }>({ text: CUSTOMERS, values: [accountId] })
  await em.execute('delete from referral_codes where account_id = ?', [accountId])
  await em.execute(
    'update membership_claims set expires_at = ? where account_id = ? and used_at is null and expires_at > ?',
    [now, accountId, now],
  )
  await sql.rows({
    text: `update checkouts set email = null, username = null where ${OWN}`,
    values: [accountId],
  })
  if (customers.length > 0) await sql.rows({ text: EMPTY_MESSAGES, values: [customers.map(({ id }) => id)] })
}
