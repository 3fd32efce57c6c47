import {
  getReferrals as getReferralsCall,
  listReferrers as listReferrersCall,
  nameReferral as nameReferralCall,
} from '@meridian/contracts/http/membership/referrals'
import { REFERRAL_PARAMETER } from '@meridian/contracts/values/referrals'
import { findAccountByEmail } from '#modules/accounts'
import { searchLimit } from '#platform/database/search-limit'
import { anyone, staffOnly, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Actor } from '#platform/journal/actor'
import type { Principal } from '#platform/sessions/principal'
import { giveReferralCode } from './commands/give-referral-code.ts'
import { nameReferral } from './commands/name-referral.ts'
import { findReferralCode, getReferrals } from './queries/get-referrals.ts'
import { listReferrers } from './queries/list-referrers.ts'
import type { membershipLimits } from './rate-limits.ts'
import { ownCodeCookie } from './referral-cookie-http.ts'

export interface ReferralRouteParts extends Pick<HttpParts, 'sql' | 'commands' | 'limits'> {
  /** Where the site is, from outside. */
  publicUrl: string
}

/** Who invites whom: at the checkout, for members, for staff. */
export function referralRoutes(
  route: Route,
  parts: ReferralRouteParts,
  limits: Pick<ReturnType<typeof membershipLimits>, 'checkouts'>,
): void {
  const { sql, commands, publicUrl } = parts
  const shownCode = ownCodeCookie(parts)
  const countSearch = searchLimit(parts.limits)

  route(
    nameReferralCall,
    { who: anyone, limit: limits.checkouts },
    async ({ body, req, principal, actor }) => {
      const asking = { browserId: req.session.browserId, accountId: principal?.id }
      await commands.run(nameReferral, { ...body, ...asking, ownCode: shownCode.of(req) }, actor)
      return { message: 'Thank you. If a member has this code, they are told when you join.' }
    },
  )

  route(getReferralsCall, { who: withAccess }, async ({ principal, actor, res }) => {
    const code = (await ownCode(parts, principal, actor)) ?? null
    if (code !== null) shownCode.set(res, code)
    const link = code === null ? null : `${publicUrl}/?${REFERRAL_PARAMETER}=${code}`
    return { code, link, ...(await getReferrals(sql, principal.id)) }
  })

  route(listReferrersCall, { who: staffOnly }, async ({ principal, query }) => {
    if (query.search !== '') await countSearch(principal.id)
    const accountId = query.search.includes('@') ? await findAccountByEmail(sql, query.search) : undefined
    return listReferrers(sql, { ...query, accountId })
  })
}

/** A member who asks before the code is made gets it now. Staff who are not members have none. */
async function ownCode(
  { sql, commands }: ReferralRouteParts,
  { id, membershipStatus }: Principal,
  actor: Actor,
) {
  const code = await findReferralCode(sql, id)
  if (code !== undefined || membershipStatus === 'none') return code
  await commands.run(giveReferralCode, { accountId: id }, actor)
  return findReferralCode(sql, id)
}
