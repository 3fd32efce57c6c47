import { createStripe, type StandIn } from './stripe.ts'

declare global {
  interface Window {
    Stripe: { (publishableKey: string): StandIn; version: string }
  }
}

/** The release of Stripe.js that the installed @stripe/stripe-js expects; with another one it warns. */
const RELEASE = 'endive'

const script = document.currentScript
if (!(script instanceof HTMLScriptElement))
  throw new Error(
    'Load the stand-in for Stripe.js with a classic <script src="…/stripe/js">, not as a module.',
  )
/** The API is beside the script, also when the page has another origin. */
const apiBase = new URL('v1', script.src).href

window.Stripe = Object.assign((publishableKey: string) => createStripe(apiBase, publishableKey), {
  version: RELEASE,
})
