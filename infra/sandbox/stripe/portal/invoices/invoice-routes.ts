import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { money } from '../../../console/format.ts'
import type { Context } from '../../billing/context.ts'
import type { Invoice } from '../../objects/invoice.ts'
import { NOTHING_TYPED, readCard } from '../card/typed-card.ts'
import { challengeMain, readOutcome } from '../challenge.ts'
import { sendPage } from '../layout.ts'
import { invoicePath } from '../paths.ts'
import { act, contextNow, type PortalParts } from '../portal-parts.ts'
import { noSuchPage } from '../problem.ts'
import { findVisitIfAny, frontPath } from '../visit.ts'
import { invoiceMain, lastProblem, type Payment } from './invoice-page.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { answerBank, openPayment, payInvoice } from './pay-invoice.ts'

/** Invoices, for whoever knows their address: to read, to keep and to pay. */
export function invoiceRoutes(parts: PortalParts): Router {
  const router = Router()
  router.get('/:invoice.pdf', (req, res) => {
    const { state } = parts
    const invoice = findInvoice(parts, req.params.invoice)
    const name = (invoice.number ?? invoice.id).replace(/[^\w-]/g, '')
    res
      .set({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="invoice-${name}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(invoicePdf(state, invoice))
  })
  router.get('/:invoice', (req, res) => {
    const invoice = findInvoice(parts, req.params.invoice)
    const context = contextNow(parts)
    show(context, req, res, invoice, {
      onFile: true,
      typed: NOTHING_TYPED,
      problems: lastProblem(openPayment(context, invoice)),
    })
  })
  router.post('/:invoice/pay', (req, res) => {
    const onFile = choice.safeParse(req.body).data?.with === 'card-on-file'
    const typed = onFile ? NOTHING_TYPED : readCard(req.body)
    const problems = act(parts, (context) =>
      payInvoice(context, findInvoice(parts, req.params.invoice), onFile ? 'card on file' : typed),
    )
    if (Object.keys(problems).length === 0)
      return res.redirect(303, invoicePath(req.params.invoice, '', fromOf(req)))
    show(
      contextNow(parts),
      req,
      res,
      findInvoice(parts, req.params.invoice),
      { onFile, typed, problems },
      402,
    )
  })
  router.post('/:invoice/bank', (req, res) => {
    const passed = readOutcome(req.body) === 'complete'
    act(parts, (context) => answerBank(context, findInvoice(parts, req.params.invoice), passed))
    res.redirect(303, invoicePath(req.params.invoice, '', fromOf(req)))
  })
  return router
}

const choice = z.object({ with: z.string() })

function show(
  context: Context,
  req: Request,
  res: Response,
  invoice: Invoice,
  payment: Payment,
  status = 200,
): void {
  const from = fromOf(req)
  const back = backTo(context, from, invoice)
  const asked = openPayment(context, invoice)?.status === 'requires_action'
  const title = asked ? 'Your bank asks' : `Invoice ${invoice.number ?? invoice.id}`
  const main = asked ? question(invoice, from) : invoiceMain(context, invoice, payment, from)
  sendPage(res, { title, main, back }, status)
}

function question({ id, number, amount_remaining: amount, currency }: Invoice, from: string | undefined) {
  return challengeMain(
    `It is about ${money(amount, currency)} for invoice ${number ?? id}.`,
    invoicePath(id, '/bank', from),
  )
}

/** @throws PortalProblem for an unknown invoice, or one that is not issued yet */
function findInvoice({ state }: PortalParts, id: string): Invoice {
  const invoice = state.invoices.get(id)
  if (!invoice || invoice.status === 'draft') throw noSuchPage()
  return invoice
}

/** The visit that the page was opened from: letters that go into an address, or nothing. */
function fromOf({ query: { from } }: Request): string | undefined {
  return typeof from === 'string' && /^\w{1,80}$/.test(from) ? from : undefined
}

/** A visit leads back only while it lasts, and only to the one whose invoice it is. */
function backTo(context: Context, from: string | undefined, { customer }: Invoice) {
  const visit = from === undefined ? undefined : findVisitIfAny(context, from)
  if (visit?.customer.id !== customer) return undefined
  return { href: frontPath(visit.session), text: 'Back to billing' }
}
