import express, { type Express } from 'express'

const HTML = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Checkout</title>
<main>
<h1>Checkout</h1>
<form><div id="payment"></div><button>Pay</button></form>
<output id="result"></output>
</main>
<script src="API/stripe/js"></script>
<script src="/page.js"></script>`

const SCRIPT = `
const ask = new URLSearchParams(location.search)
const stripe = Stripe('pk_test_page')
const elements = stripe.elements({ clientSecret: 'pi_1_secret_2', locale: 'en', appearance: { theme: ask.get('theme') ?? undefined } })
const payment = elements.create('payment')
const events = []
for (const name of ['ready', 'loaderror', 'focus', 'blur', 'escape']) payment.on(name, () => events.push(name))
payment.on('change', ({ complete, empty, value }) => {
  const change = [value.type, empty ? 'empty' : complete ? 'complete' : 'begun'].join(' ')
  if (events.at(-1) !== change) events.push(change)
})
payment.mount('#payment')
document.body.style.colorScheme = ask.get('scheme') ?? 'light'
document.body.style.background = ask.get('scheme') === 'dark' ? '#1b1f27' : '#ffffff'
document.body.style.color = ask.get('scheme') === 'dark' ? '#eceef2' : '#1f2430'
document.forms[0].addEventListener('submit', async (event) => {
  event.preventDefault()
  document.querySelector('#result').textContent = ''
  const result = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: location.origin + '/done',
      receipt_email: 'ann@example.com',
      payment_method_data: { billing_details: { email: 'ann@example.com', name: 'Ann & Bob' } },
    },
    redirect: ask.get('redirect') ?? 'if_required',
  })
  document.querySelector('#result').textContent = JSON.stringify(result)
})
`

/** A page of another origin, with as strict a policy as the product's own, that pays with the stand-in. */
export function createCheckoutPage(apiOrigin: string): Express {
  const page = express()
  const policy = `default-src 'none'; script-src 'self' ${apiOrigin}; connect-src ${apiOrigin}`
  page.get('/checkout', (_req, res) => {
    res.set('content-security-policy', policy).type('html').send(HTML.replace('API', apiOrigin))
  })
  page.get('/page.js', (_req, res) => {
    res.type('text/javascript').send(SCRIPT)
  })
  page.get('/done', (_req, res) => {
    res.type('html').send('<title>Done</title>')
  })
  return page
}
