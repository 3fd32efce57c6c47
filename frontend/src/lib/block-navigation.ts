import { type Ask, leaveAll, unsavedWork } from './leave.ts'

/**
 * Holds back anybody who goes back or forward in the browser, until they agree to lose what is not saved. Nothing has
 * moved by then, so the address stays right for those who stay. The browser itself lets anybody through who goes back a
 * second time without touching the page, and one without the Navigation API (`window.navigation`) asks nothing. A step
 * to another document is left to `beforeunload`; one within the screen loses nothing.
 *
 * @param ask called with the way out, like those in `unsavedWork`
 * @returns a function that ends it
 */
export function blockNavigation(ask: Ask): () => void {
  const hold = (event: NavigateEvent) => {
    const { key, url, sameDocument } = event.destination
    const [first] = unsavedWork
    const leaves = event.navigationType === 'traverse' && sameDocument && pathOf(url) !== location.pathname
    if (first !== ask || !leaves || !event.cancelable) return
    event.preventDefault()
    const goOn = () => void window.navigation.traverseTo(key).finished?.catch(() => undefined)
    ask(() => leaveAll(goOn))
  }
  window.navigation?.addEventListener('navigate', hold)
  return () => window.navigation?.removeEventListener('navigate', hold)
}

const pathOf = (url: string | null): string | undefined => (url === null ? undefined : new URL(url).pathname)
