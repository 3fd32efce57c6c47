import { isPayingPage } from '@meridian/contracts/values/paying-pages'
import type { AroundNavHandler } from 'wouter'

/**
 * Goes to another screen. A page keeps the content policy that it was loaded with, so the way into a screen where
 * somebody pays, and out of one, is a new page: the payment provider's script never runs beside anything else.
 */
export const goTo: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname } = new URL(to, location.href)
  if (isPayingPage(pathname) === isPayingPage(location.pathname)) navigate(to, options)
  else location[options?.replace ? 'replace' : 'assign'](href)
}
