import {
  countSecondSubscriptions,
  listSecondSubscriptions,
  refundSecondSubscription,
} from '@meridian/contracts/http/membership/second-subscriptions'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { formatMoney } from '@meridian/contracts/values/money'
import pLimit from 'p-limit'
import { listContacts } from '#modules/accounts'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { settleSecondSubscription } from './commands/settle-second-subscription.ts'
import { isSecondPayment } from './domain/second-payment.ts'
import type { BillingGateway } from './gateways/billing-gateway.ts'
import {
  countOpenSecondSubscriptions,
  findOpenSecondSubscription,
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
    const people = await listContacts(
      sql,
      found.map(({ accountId }) => accountId),
    )
    const asking = pLimit(ASKED_AT_ONCE)
    const paid = await asking.map(found, ({ subscriptionId, paidUntil, foundAt }) =>
      isSecondPayment(paidUntil, foundAt) ? describeSecondPayment(parts, subscriptionId) : null,
    )
    return found.map(({ foundAt, paidUntil, ...second }, index) => ({
      ...second,
      refundable: isSecondPayment(paidUntil, foundAt),
      username: people.get(second.accountId)?.username ?? '',
      email: people.get(second.accountId)?.email ?? '',
      foundAt: foundAt.toISOString(),
      paid: paid[index] ?? null,
    }))
  })

  route(countSecondSubscriptions, { who: staffOnly }, async () => ({
    count: await countOpenSecondSubscriptions(sql),
  }))

  route(refundSecondSubscription, { who: staffOnly }, async ({ req, body: { reason }, actor }) => {
    const subscriptionId = String(req.params.id)
    const foundAt = await findOpenSecondSubscription(sql, subscriptionId)
    if (foundAt === undefined)
      throw new DomainError(
        'not-found',
        'This is not an open second subscription, or it has already been settled.',
      )
    const refunded = await billing.endSecond(subscriptionId, foundAt)
    const settled = { subscriptionId, reason, refunded: refunded !== null }
    await commands.run(settleSecondSubscription, settled, actor)
    return { message: settledMessage(refunded) }
  })
}

function settledMessage(refunded: { amount: number; currency: string } | null): string {
  if (refunded === null)
    return 'The second subscription has ended, and nothing more is collected for it. There was nothing to refund.'
  const amount = formatMoney(refunded.amount, refunded.currency)
  return `${amount} is on its way back, and the second subscription has ended.`
}
