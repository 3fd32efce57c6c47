import { yearBefore } from './grace.ts'
import type { MembershipState } from './membership.ts'

/**
 * Whether what a second subscription was paid for last is to go back: it was paid for a time in which nobody used it
 * any more. What was paid for the time before was used, even if the subscription goes on being collected.
 * @param paidUntil the end of the newest period that was paid; null where that is not known
 * @param foundAt when the membership was found to be based on another one
 */
export function isSecondPayment(paidUntil: Date | null, foundAt: Date): boolean {
  return paidUntil === null || paidUntil > foundAt
}

/** Until when a membership was paid for; null where that is not known. One that owes its renewal has used that up. */
export function paidUntilOf({
  status,
  currentPeriodEnd,
}: {
  status: MembershipState['status']
  currentPeriodEnd?: Date | null | undefined
}): Date | null {
  if (!currentPeriodEnd) return null
  return status === 'payment_failed' ? yearBefore(currentPeriodEnd) : currentPeriodEnd
}
