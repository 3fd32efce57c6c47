import { isPayingPage } from '@meridian/contracts/values/paying-pages'
import { partsOf, routeAt } from './route-at.ts'

/** From here on, the code of a screen is fetched while somebody points at a link to it, a moment before they press it. */
export function fetchPointedAt(): void {
  for (const event of ['pointerover', 'focusin']) addEventListener(event, fetchLinked)
}

function fetchLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  // Where somebody pays, a page of its own is loaded: the provider's script begins with the code of the screen.
  if (link?.origin !== location.origin || isPayingPage(link.pathname)) return
  const route = routeAt(link.pathname)
  if (route !== undefined) for (const part of partsOf(route)) part.fetchAhead()
}
