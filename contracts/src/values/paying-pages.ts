const PAYING = /^\/checkout(\/[^/]+|-annual)\/?$/i

/**
 * Whether a card can be typed on the page at this path, without query. Only these pages may load the payment provider's
 * script, so entering or leaving one takes a full page load.
 */
export function isPayingPage(path: string): boolean {
  return PAYING.test(path)
}
