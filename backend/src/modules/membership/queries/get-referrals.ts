import type { Referrals } from '@meridian/contracts/http/membership/referrals'
import type { Sql } from '#platform/database/sql'

const PEOPLE = 100

/** The code of a member; undefined while they have none. */
export async function findReferralCode(sql: Sql, accountId: string): Promise<string | undefined> {
  const [row] = await sql.rows<{ code: string }>({
    name: 'membership-referral-code',
    text: 'select code from referral_codes where account_id = $1',
    values: [accountId],
  })
  return row?.code
}

/** How many people a member's code brought, and the newest of those who joined. */
export async function getReferrals(
  sql: Sql,
  accountId: string,
): Promise<Pick<Referrals, 'invited' | 'joined' | 'people'>> {
  const [counts, people] = await Promise.all([
    sql.rows<{ invited: number; joined: number }>({
      name: 'membership-referral-counts',
      text: 'select invited, joined from read.referrers where account_id = $1',
      values: [accountId],
    }),
    sql.rows<{ username: string; joinedAt: Date }>({
      name: 'membership-referred-people',
      text: `select username, credited_at as "joinedAt" from read.referrers
        where referred_by = $1 and username is not null order by credited_at desc, account_id limit ${PEOPLE}`,
      values: [accountId],
    }),
  ])
  const { invited, joined } = counts[0] ?? { invited: 0, joined: 0 }
  return {
    invited,
    joined,
    people: people.map(({ username, joinedAt }) => ({ username, joinedAt: joinedAt.toISOString() })),
  }
}
