import { createPaymentsApi } from './api/payments-api.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import { IntegrationError } from './integration-error.ts'
import { type ConfirmOptions, confirmPayment } from './payments/confirm-payment.ts'
import { handleNextAction } from './payments/next-action.ts'

/** The object that `Stripe(publishableKey)` gives, as far as the sandbox knows it. */
export type StandIn = ReturnType<typeof createStripe>

/**
 * @param apiBase address of the API that ends in /v1
 * @throws IntegrationError unless the key is a publishable one
 */
export function createStripe(apiBase: string, publishableKey: string) {
  if (!/^pk_\w/.test(publishableKey))
    throw new IntegrationError(
      'Stripe() needs a publishable key, which begins with pk_. Keep the secret key on the server.',
    )
  const api = createPaymentsApi(apiBase, publishableKey)
  return {
    elements: (options: ElementsOptions = {}) => new Elements(options, api),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(api, options),
    retrievePaymentIntent: async (clientSecret: string) => api.retrieve(clientSecret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(api, clientSecret),
    // The React wrapper and the loader say who they are; here that matters to nobody.
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
    // react-stripe-js takes an object for Stripe only if it has these three.
    createToken: refuse('createToken'),
    createPaymentMethod: refuse('createPaymentMethod'),
    confirmCardPayment: refuse('confirmCardPayment'),
  }
}

function refuse(method: string) {
  return async (): Promise<never> => {
    throw new IntegrationError(
      `The sandbox has no ${method}; use the payment element with confirmPayment, which work here as at Stripe.`,
    )
  }
}
