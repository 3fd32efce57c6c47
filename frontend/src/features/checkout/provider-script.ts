import type { Site } from '@meridian/contracts/http/content/get-site'
import type { Stripe } from '@stripe/stripe-js'

const UNAVAILABLE = 'The card form could not be loaded. Check your connection and try again.'

let opening: Promise<Stripe> | undefined

/** Loads the payment provider's script, once, and opens it with the site's key. Throws when it cannot be loaded. */
export function openProvider(payments: Site['payments']): Promise<Stripe> {
  opening ??= open(payments).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open({ publishableKey, scriptUrl }: Site['payments']): Promise<Stripe> {
  const stripe = await (scriptUrl === null
    ? officialProvider(publishableKey)
    : providerAt(scriptUrl, publishableKey))
  if (!stripe) throw new Error(UNAVAILABLE)
  return stripe
}

/** Uses the provider's own loader, which knows where its script is. */
async function officialProvider(publishableKey: string): Promise<Stripe | null> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  return loadStripe(publishableKey)
}

async function providerAt(scriptUrl: string, publishableKey: string): Promise<Stripe | undefined> {
  await loadScript(scriptUrl)
  return window.Stripe?.(publishableKey)
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(UNAVAILABLE))
    }
    document.head.append(script)
  })
}
