import type { SecondPayment } from '@meridian/contracts/http/membership/second-payment'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { HttpParts } from '#platform/http/http-parts'
import type { BillingGateway, PaidPeriod } from './gateways/billing-gateway.ts'
import { getTier } from './queries/get-tier.ts'

/**
 * What was paid for a second subscription; null while the provider cannot say, which does not hide the payment itself.
 */
export async function describeSecondPayment(
  { sql, billing }: Pick<HttpParts, 'sql'> & { billing: BillingGateway },
  subscriptionId: string,
): Promise<SecondPayment | null> {
  const paid = await askFor(billing, subscriptionId)
  if (paid === null) return null
  const { tier, amount, currency } = paid
  return { tierName: (await getTier(sql, tier)).name, amount, currency }
}

async function askFor(billing: BillingGateway, subscriptionId: string): Promise<PaidPeriod | null> {
  try {
    return await billing.newestPeriod(subscriptionId)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
