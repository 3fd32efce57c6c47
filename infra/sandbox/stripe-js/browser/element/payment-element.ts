import type { FieldError } from '../../../card/field-error.ts'
import type { StripeError } from '../api/payment-intent.ts'
import { IntegrationError } from '../integration-error.ts'
import { type Appearance, applyAppearance } from './appearance.ts'
import { drawInShadow, make } from './dom.ts'
import { Emitter } from './emitter.ts'
import type { ChangeEvent, Named, PaymentElementEvents } from './payment-element-events.ts'
import { createPaymentForm, type PaymentDetails, type PaymentForm } from './payment-form.ts'
import type { PaymentElementOptions } from './payment-options.ts'
import { FORM_STYLES } from './styles.ts'
import { submitSurroundingForm } from './surrounding-form.ts'

/** What the element needs from the group that it belongs to. */
interface Group {
  appearance(): Appearance
  /** Checks whether there is something to pay; resolves to what prevents it. */
  load(): Promise<StripeError | undefined>
  forget(): void
}

type Name = keyof PaymentElementEvents
type HandlerOf<N extends Name> = (event: PaymentElementEvents[N]) => unknown
const PAYMENT: Named = { elementType: 'payment' }

/** Stripe's payment element with cards as the only way to pay. */
export class PaymentElement {
  readonly #emitter = new Emitter<PaymentElementEvents>()
  readonly #group: Group
  readonly #host = make('div')
  readonly #form: PaymentForm
  #options: PaymentElementOptions
  #lastChange: string
  #destroyed = false

  constructor(options: PaymentElementOptions, group: Group) {
    this.#options = options
    this.#group = group
    this.#form = createPaymentForm(options)
    this.#lastChange = JSON.stringify(this.#change())
    drawInShadow(this.#host, FORM_STYLES, this.#form.node)
    this.#listen()
  }

  /** @throws IntegrationError when there is no such place, or the element was destroyed */
  mount(place: string | HTMLElement): void {
    if (this.#destroyed)
      throw new IntegrationError('This payment element was destroyed; create a new one with elements.create.')
    const target = typeof place === 'string' ? document.querySelector(place) : place
    if (target === null)
      throw new IntegrationError('There is no element to mount the payment element in: check the selector.')
    if (this.#host.parentNode === target) return
    this.restyle()
    target.replaceChildren(this.#host)
    this.#emitter.emit('loaderstart', PAYMENT)
    void this.#load()
  }

  unmount(): void {
    this.#host.remove()
  }

  destroy(): void {
    this.unmount()
    this.#destroyed = true
    this.#group.forget()
  }

  update(options: PaymentElementOptions): this {
    this.#options = { ...this.#options, ...options }
    this.#form.apply(this.#options)
    this.#announce()
    return this
  }

  on<N extends Name>(name: N, handler: HandlerOf<N>): this {
    this.#emitter.on(name, handler)
    return this
  }

  once<N extends Name>(name: N, handler: HandlerOf<N>): this {
    this.#emitter.on(name, handler, true)
    return this
  }

  off<N extends Name>(name: N, handler?: HandlerOf<N>): this {
    this.#emitter.off(name, handler)
    return this
  }

  focus(): void {
    this.#form.focus()
  }

  blur(): void {
    const focused = this.#host.shadowRoot?.activeElement
    if (focused instanceof HTMLElement) focused.blur()
  }

  clear(): void {
    this.#form.clear()
    this.#announce()
  }

  /** Cards are the only way to pay here, and stay open. */
  collapse(): this {
    return this
  }

  /** For the group: adopts its appearance. */
  restyle(): void {
    applyAppearance(this.#host, this.#group.appearance())
  }

  /** For the group: the details, or the first mistake after showing all. */
  submit(): PaymentDetails | FieldError {
    return this.#form.submit()
  }

  async #load(): Promise<void> {
    const error = await this.#group.load()
    if (!this.#host.isConnected) return
    if (error === undefined) this.#emitter.emit('ready', PAYMENT)
    else this.#emitter.emit('loaderror', { ...PAYMENT, error })
  }

  #change(): ChangeEvent {
    const { country = null, postal_code: postalCode = null } = this.#form.address()
    return {
      ...PAYMENT,
      empty: this.#form.isEmpty(),
      complete: this.#form.isComplete(),
      collapsed: false,
      value: { type: 'card', billingDetails: { address: { country, postalCode } } },
    }
  }

  #announce(): void {
    const change = this.#change()
    const text = JSON.stringify(change)
    if (text === this.#lastChange) return
    this.#lastChange = text
    this.#emitter.emit('change', change)
  }

  #listen(): void {
    const { node } = this.#form
    node.addEventListener('input', () => this.#announce())
    node.addEventListener('change', () => this.#announce())
    node.addEventListener('focusin', ({ relatedTarget }) => {
      if (!isInside(node, relatedTarget)) this.#emitter.emit('focus', PAYMENT)
    })
    node.addEventListener('focusout', ({ relatedTarget }) => {
      if (!isInside(node, relatedTarget)) this.#emitter.emit('blur', PAYMENT)
    })
    node.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#emitter.emit('escape', PAYMENT)
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submitSurroundingForm(this.#host)
    })
  }
}

function isInside(node: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && node.contains(target)
}
