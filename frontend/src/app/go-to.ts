import { isPayingPage } from '@meridian/contracts/values/paying-pages'
import type { AroundNavHandler } from 'wouter'
import { confirmLeave } from '../lib/leave.ts'

/**
 * Goes to another screen; text that is not saved is not left without a question. A page keeps the content policy that
 * it was loaded with, so entering or leaving a screen where somebody pays loads a new page: the payment provider's
 * script never runs beside anything else.
 */
export const goTo: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname } = new URL(to, location.href)
  const go = () => {
    if (isPayingPage(pathname) === isPayingPage(location.pathname)) navigate(to, options)
    else location[options?.replace ? 'replace' : 'assign'](href)
  }
  if (pathname === location.pathname) go()
  else confirmLeave(go)
}
