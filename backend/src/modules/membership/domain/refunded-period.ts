import type { Dispute, Subscription } from './billing.ts'

/** A paid invoice since a period began, and what became of the money. */
export interface PeriodPayment {
  invoiceId: string
  /** What the invoice came to before any credit; a negative amount is added to the credit. */
  total: number
  /** What was paid on top of the credit. */
  amount: number
  /** When all of that went back, as a refund or by a lost dispute. */
  wentBackAt: Date | null
  dispute: Dispute | null
}

/**
 * The payment of a period, once all of it went back: its own, which is the last of these, and those for changes of plan
 * since. A lost dispute over its own counts for all: a chargeback is no courtesy.
 */
export function refundOf(payments: readonly PeriodPayment[]): Subscription['refund'] {
  const period = payments.at(-1)
  if (!period?.wentBackAt) return null
  const { invoiceId, wentBackAt, dispute } = period
  if (dispute?.lost) return { invoiceId, at: wentBackAt }
  if (creditSpentOn(payments) > 0 || payments.some(isKept)) return null
  const times = payments.map((payment) => payment.wentBackAt?.getTime() ?? 0)
  return { invoiceId, at: new Date(Math.max(...times)) }
}

/**
 * How much of the customer's credit goes with the payments of a period that went back: what cheaper plans have added to
 * it and later changes have not spent, less what was paid for the period and stays paid. Never more than is left of it.
 */
export function creditReturnedWith(payments: readonly PeriodPayment[], credit: number): number {
  const kept = payments.filter(isKept).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(-creditSpentOn(payments) - kept, credit))
}

function isKept({ amount, wentBackAt }: PeriodPayment): boolean {
  return amount > 0 && wentBackAt === null
}

/**
 * Credit from before, which no refund brings back. What a cheaper plan added to the credit meanwhile is part of what
 * was paid: it makes this less than nothing.
 */
function creditSpentOn(payments: readonly PeriodPayment[]): number {
  return payments.reduce((sum, { total, amount }) => sum + total - amount, 0)
}
