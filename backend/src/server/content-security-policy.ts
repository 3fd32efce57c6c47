import { EMBED_ORIGINS } from '@meridian/contracts/values/podcast-embeds'

/** What a page may load, and from where; as helmet takes it. */
export type Directives = Record<string, string[]>

/** What Stripe requires: its script and what that loads, its calls, and its frames for cards and banks. */
const STRIPE: Origins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

interface Origins {
  scripts: string[]
  calls: string[]
  frames: string[]
}

/**
 * For all pages but those where somebody pays: only our own scripts and calls; frames for players of podcasts and
 * videos.
 */
export function usualPolicy(): Directives {
  return policy({ scripts: [], calls: [], frames: [...EMBED_ORIGINS] })
}

/**
 * For pages where a card is entered: the payment provider is allowed as well, at `apiBaseUrl` where that is a stand-in.
 */
export function payingPolicy(apiBaseUrl: string | undefined): Directives {
  if (apiBaseUrl === undefined) return policy(STRIPE)
  const origin = [new URL(apiBaseUrl).origin]
  return policy({ scripts: origin, calls: origin, frames: origin })
}

function policy({ scripts, calls, frames }: Origins): Directives {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'", ...calls],
    frameSrc: frames,
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    manifestSrc: ["'self'"],
  }
}
