import { fromSeconds, money } from '../../../console/format.ts'
import type { Invoice } from '../../objects/invoice.ts'
import type { State } from '../../state.ts'
import { amountsOf, stateText } from './invoice-text.ts'
import { makePdf, type PdfText } from './pdf.ts'

const LEFT = 50
const RIGHT = 545
const STEP = 18
/** As many letters as stay clear of the amounts. */
const WIDEST = 70
/** As many lines as stand above the sums on one page. */
const MAX_LINES = 25

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The invoice on one page, to keep. */
export function invoicePdf(state: State, invoice: Invoice): Buffer {
  const { lines, sums } = amountsOf(state, invoice)
  const title = `Invoice ${invoice.number ?? invoice.id}`
  const heads = headsOf(invoice)
  const firstLine = 760 - (heads.length + 1) * STEP
  const row = (y: number, bold: boolean, [text, amount]: [string, number]): PdfText[] => [
    { x: LEFT, y, text: cut(text), bold },
    { x: RIGHT, y, text: money(amount, invoice.currency), bold, right: true },
  ]
  const shown = lines.slice(0, MAX_LINES)
  const firstSum = firstLine - (shown.length + 1) * STEP
  return makePdf(title, [
    { x: LEFT, y: 785, text: title, size: 18, bold: true },
    ...heads.map((text, index) => ({ x: LEFT, y: 760 - index * STEP, text: cut(text) })),
    ...shown.flatMap((line, index) => row(firstLine - index * STEP, false, line)),
    ...sums.flatMap((sum, index) => row(firstSum - index * STEP, true, sum)),
  ])
}

function headsOf(invoice: Invoice): string[] {
  const { paid_at: paid } = invoice.status_transitions
  const billed = [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')
  return [
    `Date: ${DAY.format(fromSeconds(invoice.created))}`,
    `Billed to: ${billed || 'no name'}`,
    `Status: ${stateText(invoice)}${paid === null ? '' : ` on ${DAY.format(fromSeconds(paid))}`}`,
  ]
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : text
}
