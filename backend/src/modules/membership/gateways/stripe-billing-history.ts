import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type Stripe from 'stripe'
import { declineReason } from '../domain/decline-reasons.ts'
import { listDisputes } from './stripe-charges.ts'
import { fromSeconds } from './stripe-subscription.ts'

/** How many invoices and how many payments a member is shown. */
const SHOWN = 24

/** What a customer was billed and charged lately, the newest first. */
export interface BillingHistory {
  /** With `payments` expanded. */
  invoices: readonly Stripe.Invoice[]
  charges: readonly Stripe.Charge[]
}

/** Reads what one customer was billed and charged. */
export async function readHistory(stripe: Stripe, customer: string): Promise<BillingHistory> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: SHOWN, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: SHOWN }),
  ])
  return { invoices: invoices.data, charges: charges.data }
}

/** The invoices of all these, the newest first. `goesOn`: the subscription has not ended. */
export function shownInvoices(
  histories: readonly BillingHistory[],
  goesOn: boolean,
): SubscriptionDetails['invoices'] {
  return newest(histories.flatMap(({ invoices }) => invoices))
    .filter(({ status }) => status !== 'draft')
    .map((invoice) => toInvoice(invoice, goesOn))
}

/** The payments of all these, the newest first. The provider is asked once more about each that was disputed. */
export function readPayments(
  stripe: Stripe,
  histories: readonly BillingHistory[],
): Promise<SubscriptionDetails['payments']> {
  const charges = newest(histories.flatMap((history) => history.charges))
  return Promise.all(charges.map((charge) => toPayment(stripe, charge)))
}

function newest<T extends { created: number }>(all: readonly T[]): T[] {
  return all.toSorted((one, other) => other.created - one.created).slice(0, SHOWN)
}

const INVOICE_STATES = { open: 'open', paid: 'paid', void: 'void' } as const

function toInvoice(invoice: Stripe.Invoice, goesOn: boolean): SubscriptionDetails['invoices'][number] {
  const state = Object.entries(INVOICE_STATES).find(([status]) => status === invoice.status)
  return {
    id: invoice.id,
    number: invoice.number,
    at: isoTime(invoice),
    total: invoice.total,
    // After the end nothing more is collected.
    status: state === undefined || (state[1] === 'open' && !goesOn) ? 'other' : state[1],
    viewUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

type Payment = SubscriptionDetails['payments'][number]

async function toPayment(stripe: Stripe, charge: Stripe.Charge): Promise<Payment> {
  const outcome = await outcomeOf(stripe, charge)
  return {
    id: charge.id,
    at: isoTime(charge),
    amount: charge.amount,
    refunded: charge.amount_refunded,
    outcome,
    reason: outcome === 'failed' ? declineReason(charge.outcome?.reason ?? charge.failure_code) : null,
  }
}

async function outcomeOf(stripe: Stripe, charge: Stripe.Charge): Promise<Payment['outcome']> {
  if (charge.status === 'failed') return 'failed'
  return (await disputeOf(stripe, charge)) ?? (charge.refunded ? 'refunded' : 'paid')
}

/** Decisions after which a bank keeps nothing of the payment back. */
const KEPT: readonly Stripe.Dispute.Status[] = ['won', 'warning_closed', 'prevented']

/** What disputes have made of a charge. It stays `disputed` at the provider for ever, and can be so more than once. */
async function disputeOf(stripe: Stripe, charge: Stripe.Charge): Promise<'disputed' | 'charged-back' | null> {
  if (!charge.disputed) return null
  const states = (await listDisputes(stripe, charge)).map(({ status }) => status)
  if (states.includes('lost')) return 'charged-back'
  return states.length > 0 && states.every((status) => KEPT.includes(status)) ? null : 'disputed'
}

const isoTime = ({ created }: { created: number }) => fromSeconds(created).toISOString()
