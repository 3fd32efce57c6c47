import {
  countSecondSubscriptions,
  listSecondSubscriptions,
  refundSecondSubscription,
} from '@meridian/contracts/http/membership/second-subscriptions'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { formatMoney } from '@meridian/contracts/values/money'
import pLimit from 'p-limit'
import { getContact } from '#modules/accounts'
import { staffOnly } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import type { Route } from '#platform/route'
import { settleSecondSubscription } from './commands/settle-second-subscription.ts'
import type { BillingGateway } from './gateways/billing-gateway.ts'
import {
  countOpenSecondSubscriptions,
  isOpenSecondSubscription,
  listOpenSecondSubscriptions,
} from './queries/list-open-second-subscriptions.ts'
import { describeSecondPayment } from './second-payment.ts'

/** The provider's limit also covers everybody who is paying at the same time. */
const ASKED_AT_ONCE = 5

/** What staff see and mend of other people's payments. */
export function membershipStaffRoutes(route: Route, parts: HttpParts & { billing: BillingGateway }): void {
  const { sql, commands, billing } = parts
  route(listSecondSubscriptions, { who: staffOnly }, async () => {
    const found = await listOpenSecondSubscriptions(sql)
    const people = await Promise.all(found.map(({ accountId }) => getContact(sql, accountId)))
    const asking = pLimit(ASKED_AT_ONCE)
    const paid = await asking.map(found, (second) => describeSecondPayment(parts, second.subscriptionId))
    return found.map(({ foundAt, ...second }, index) => ({
      ...second,
      username: people[index]?.username ?? '',
      email: people[index]?.email ?? '',
      foundAt: foundAt.toISOString(),
      paid: paid[index] ?? null,
    }))
  })

  route(countSecondSubscriptions, { who: staffOnly }, async () => ({
    count: await countOpenSecondSubscriptions(sql),
  }))

  route(refundSecondSubscription, { who: staffOnly }, async ({ req, body: { reason }, actor }) => {
    const subscriptionId = String(req.params.id)
    if (!(await isOpenSecondSubscription(sql, subscriptionId)))
      throw new DomainError(
        'not-found',
        'This is not an open second subscription, or it was already refunded.',
      )
    const { amount, currency } = await billing.refundAndCancel(subscriptionId)
    await commands.run(settleSecondSubscription, { subscriptionId, reason }, actor)
    const refunded = formatMoney(amount, currency)
    return { message: `${refunded} is on its way back, and the second subscription has ended.` }
  })
}
