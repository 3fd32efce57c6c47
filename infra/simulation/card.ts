/** The card that pays. */
export const GOOD_CARD = '4242424242424242'

interface CardPayment {
  /** Where Stripe's API lives, with its path: `http://127.0.0.1:3001/stripe`. */
  stripeUrl: string
  publishableKey: string
  clientSecret: string
  card?: string
  email: string
}

/** What the bank said: the payment intent's status, or the decline that the buyer is shown. */
export type CardAnswer = { status: string } | { declined: string; message: string }

interface Confirmation {
  status?: string
  error?: { code?: string; decline_code?: string; message: string }
}

/** Pays as the card form in a browser does: straight to the provider, with the publishable key. */
export async function payByCard({
  stripeUrl,
  publishableKey,
  clientSecret,
  card = GOOD_CARD,
  email,
}: CardPayment): Promise<CardAnswer> {
  const [intent = ''] = clientSecret.split('_secret_')
  const response = await fetch(`${stripeUrl}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      receipt_email: email,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 3),
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][email]': email,
    }),
  })
  // The caller's provider is Stripe or its stand-in, which answer in this shape.
  const body = (await response.json()) as Confirmation
  if (body.error === undefined) return { status: body.status ?? '' }
  const { decline_code: declineCode, code = '', message } = body.error
  return { declined: declineCode ?? code, message }
}
