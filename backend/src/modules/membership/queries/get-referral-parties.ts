import type { Sql } from '#platform/database/sql'

/** Whose code a completed checkout named, and whose membership it became; undefined when nothing is left to decide. */
export async function getReferralParties(
  sql: Sql,
  checkoutId: string,
): Promise<{ ownerId: string; memberId: string } | undefined> {
  const [row] = await sql.rows<{ ownerId: string; memberId: string }>({
    name: 'membership-referral-parties',
    text: `select r.owner_id as "ownerId", c.member_id as "memberId"
      from referrals r join checkouts c on c.id = r.checkout_id
      where r.checkout_id = $1 and r.state = 'invited' and c.member_id is not null`,
    values: [checkoutId],
  })
  return row
}
