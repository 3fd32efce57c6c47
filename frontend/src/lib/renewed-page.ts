import { hasUnsaved } from './leave.ts'
import { safeStorage } from './safe-storage.ts'

const KEY = 'renewed'

/** What once did not come to this page. */
const lost = new WeakSet<() => unknown>()

/**
 * Fetches code. Where only a new page can bring it, this one is reloaded at its present address: when the site was
 * rebuilt since, or when the browser remembers that a script did not come and asks for it no more, as Firefox does.
 * Once for each part, which the browser keeps when it has come, and never over unsaved work.
 */
export async function orRenewedPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const isLostAgain = lost.has(load)
    lost.add(load)
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    // Each build gives its scripts new names, so this page's own script is gone with its build.
    const { ok, status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
    const helps = status === 404 || (ok && isLostAgain)
    if (!helps || hasUnsaved() || !markRenewed(String(load))) throw error
    location.reload()
    // No failure is reported on a page that is on its way out.
    return new Promise(() => {})
  }
}

/**
 * False for what a page was renewed for before, and where the next page could not read that: it would be renewed as
 * well, and so on.
 *
 * @param part the text of what fetches it, which names the file
 */
function markRenewed(part: string): boolean {
  const store = safeStorage('sessionStorage')
  const marks = store.getItem(KEY) ?? ''
  return !marks.includes(part) && store.setItem(KEY, marks + part)
}
