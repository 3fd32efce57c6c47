const PAYING = /^\/checkout(\/[^/]+|-annual)\/?$/i

/**
 * Whether a card can be typed on the page at this path, without query. Only these pages may load the payment
 * provider's script, so the browser has to fetch a page anew on the way into one and out of it.
 */
export function isPayingPage(path: string): boolean {
  return PAYING.test(path)
}
