import type { FieldError } from '../../../card/field-error.ts'
import { type Address, createAddressFields } from './address-fields.ts'
import { type Card, createCardFields } from './card-fields.ts'
import { make } from './dom.ts'
import { hiddenFields, type PaymentElementOptions } from './payment-options.ts'

/** What a filled form says. */
export interface PaymentDetails {
  card: Card
  address: Address
}

/** The fields of the payment element, drawn once. */
export interface PaymentForm {
  readonly node: HTMLElement
  /** The details, or the first mistake after all mistakes were shown and the first got the focus. */
  submit(): PaymentDetails | FieldError
  isEmpty(): boolean
  isComplete(): boolean
  address(): Address
  focus(): void
  clear(): void
  apply(options: PaymentElementOptions): void
}

export function createPaymentForm(options: PaymentElementOptions): PaymentForm {
  const cardFields = createCardFields()
  const addressFields = createAddressFields(options.defaultValues?.billingDetails?.address ?? {})
  const texts = [...cardFields.all, addressFields.postal]
  const apply = (wishes: PaymentElementOptions) => {
    addressFields.hide(hiddenFields(wishes))
    for (const { input } of texts) input.readOnly = wishes.readOnly ?? false
    addressFields.country.disabled = wishes.readOnly ?? false
  }
  apply(options)
  return {
    node: draw([...cardFields.all.map((field) => field.node), ...addressFields.nodes]),
    submit: () => {
      for (const field of texts) field.reveal()
      const wrong = texts.find((field) => field.verdict() !== undefined)
      wrong?.input.focus()
      const card = cardFields.card()
      return wrong?.verdict() ?? (card ? { card, address: addressFields.address() } : INCOMPLETE)
    },
    isEmpty: () => cardFields.all.every(({ input }) => input.value === ''),
    isComplete: () => texts.every((field) => field.verdict() === undefined),
    address: () => addressFields.address(),
    focus: () => cardFields.all[0]?.input.focus(),
    clear: () => {
      for (const field of texts) field.clear()
    },
    apply,
  }
}

function draw(fields: HTMLElement[]): HTMLElement {
  const grid = make('div', { class: 'grid' }, ...fields)
  const note = make('p', { class: 'note' }, 'Test mode: use 4242 4242 4242 4242')
  return make('div', { class: 'theme', role: 'group', 'aria-label': 'Card' }, grid, note)
}

const INCOMPLETE: FieldError = { code: 'incomplete_payment_details', message: 'Fill in the card details.' }
