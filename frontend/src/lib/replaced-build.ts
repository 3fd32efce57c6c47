import { hasUnsaved } from './leave.ts'
import { safeStorage } from './safe-storage.ts'

const KEY = 'renewed'

/**
 * Fetches code. When it does not come because the site was built anew since this page was loaded, the page is loaded
 * anew as well, at its present address; once for each address, and never over work that is not saved.
 */
export async function renewedWhenReplaced<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    const mark = `${location.pathname} ${entry}`
    const store = safeStorage('sessionStorage')
    // Each build names its scripts anew, so this page's own is gone with its build.
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || hasUnsaved() || store.getItem(KEY) === mark) throw error
    // What the next page does not know of would have it load again, and so on.
    if (!store.setItem(KEY, mark)) throw error
    location.reload()
    // Nothing is said of a failure on a page that is on its way out.
    return new Promise(() => {})
  }
}
