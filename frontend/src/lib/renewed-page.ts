import { hasUnsaved } from './leave.ts'
import { WHILE_WAITED_FOR } from './repeat.ts'
import { safeStorage } from './safe-storage.ts'

const KEY = 'renewed'

/** How often what is waited for is asked for in a row, before the person is told that it does not come. */
const ROUND = 1 + WHILE_WAITED_FOR.times

/** How often what did not come to this page was asked for. */
const losses = new WeakMap<() => unknown, number>()

/**
 * Fetches code. Where only a new page can bring it, this one is reloaded at its present address: when the site was
 * rebuilt since, or when the person has asked for it again and the browser remembers that it did not come, as Firefox
 * does, and asks the server no more. Once for each part, which the browser keeps when it has come, and never over
 * unsaved work.
 */
export async function orRenewedPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const lost = (losses.get(load) ?? 0) + 1
    losses.set(load, lost)
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    // Each build gives its scripts new names, so this page's own script is gone with its build.
    const { ok, status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
    const helps = status === 404 || (ok && lost > ROUND)
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
