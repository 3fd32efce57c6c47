import { hasUnsaved } from './leave.ts'
import { safeStorage } from './safe-storage.ts'

const KEY = 'renewed'

/**
 * Fetches code. If it does not come because the site was rebuilt after this page was loaded, the page is reloaded at
 * its present address; once for each address, and never over unsaved work.
 */
export async function renewedWhenReplaced<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    const mark = `${location.pathname} ${entry}`
    const store = safeStorage('sessionStorage')
    // Each build gives its scripts new names, so this page's own script is gone with its build.
    const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404 || hasUnsaved() || store.getItem(KEY) === mark) throw error
    // If the next page could not read the mark, it would reload as well, and so on.
    if (!store.setItem(KEY, mark)) throw error
    location.reload()
    // No failure is reported on a page that is on its way out.
    return new Promise(() => {})
  }
}
