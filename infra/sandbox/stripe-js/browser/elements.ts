import { intentIdOf, type StripeError } from './api/payment-intent.ts'
import type { PaymentsApi } from './api/payments-api.ts'
import type { Appearance } from './element/appearance.ts'
import { PaymentElement } from './element/payment-element.ts'
import type { PaymentDetails } from './element/payment-form.ts'
import type { PaymentElementOptions } from './element/payment-options.ts'
import { IntegrationError } from './integration-error.ts'
import { unpayable } from './payments/unpayable.ts'

/** Further options are accepted and have no effect; texts are English in every locale. */
export interface ElementsOptions {
  clientSecret?: string | undefined
  appearance?: Appearance | undefined
  locale?: string | undefined
}

/** Stripe's group of elements; it can hold one payment element. */
export class Elements {
  readonly #api: PaymentsApi
  #options: ElementsOptions
  #payment: PaymentElement | undefined

  /** @throws IntegrationError when the client secret is none */
  constructor(options: ElementsOptions, api: PaymentsApi) {
    if (options.clientSecret !== undefined) intentIdOf(options.clientSecret)
    this.#options = options
    this.#api = api
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret
  }

  get appearance(): Appearance {
    return this.#options.appearance ?? {}
  }

  /** @throws IntegrationError for any other type, and for a second payment element */
  create(type: string, options: PaymentElementOptions = {}): PaymentElement {
    if (type !== 'payment')
      throw new IntegrationError(`The sandbox knows no element "${type}"; create('payment') works.`)
    if (this.#payment !== undefined)
      throw new IntegrationError('There is a payment element already; destroy it first, or use getElement.')
    this.#payment = new PaymentElement(options, {
      appearance: () => this.appearance,
      load: () => this.#load(),
      forget: () => {
        this.#payment = undefined
      },
    })
    return this.#payment
  }

  getElement(type: string): PaymentElement | null {
    return type === 'payment' ? (this.#payment ?? null) : null
  }

  async update(options: ElementsOptions): Promise<void> {
    this.#options = { ...this.#options, ...options }
    this.#payment?.restyle()
  }

  /** Asks the API whether there is still something to pay. */
  async fetchUpdates(): Promise<{ error?: { message: string } }> {
    const error = await this.#load()
    return error === undefined ? {} : { error: { message: error.message ?? error.type } }
  }

  /** Checks what was filled in, and marks what is wrong with it. */
  async submit(): Promise<{ selectedPaymentMethod: string } | { error: StripeError }> {
    const details = this.details()
    return 'error' in details ? details : { selectedPaymentMethod: 'card' }
  }

  /**
   * For confirmPayment: what was filled in, after marking what is wrong with it.
   * @throws IntegrationError when there is no payment element
   */
  details(): PaymentDetails | { error: StripeError } {
    if (this.#payment === undefined)
      throw new IntegrationError('There is no payment element; create one and mount it first.')
    const details = this.#payment.submit()
    return 'card' in details ? details : { error: { type: 'validation_error', ...details } }
  }

  async #load(): Promise<StripeError | undefined> {
    if (this.clientSecret === undefined) return undefined
    const { paymentIntent, error } = await this.#api.retrieve(this.clientSecret)
    return error ?? unpayable(paymentIntent)
  }
}
