type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser may refuse a site its storage: what is kept is then forgotten with the page. So it is on the server. */
const kept: Partial<Record<string, SafeStorage>> = {}

/** The browser's storage, or one that lasts as long as the page. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  return (kept[kind] ??= open(kind))
}

function open(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  try {
    return window[kind]
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }
  }
}
