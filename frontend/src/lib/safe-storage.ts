type SafeStorage = Pick<Storage, 'getItem' | 'removeItem'> & {
  /** Returns whether the value outlasts the page. */
  setItem(key: string, value: string): boolean
}

/**
 * A browser may deny a site its storage, or have no room left in it: what is kept is then forgotten with the page. The
 * same holds on the server.
 */
const kept: Partial<Record<string, SafeStorage>> = {}

/** The browser's storage, with a fallback that lasts as long as the page for what it does not accept. Never throws. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  return (kept[kind] ??= withSpare(open(kind)))
}

function open(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

type Browsers = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser's storage, if there is one, does not accept is kept in memory. */
export function withSpare(storage: Browsers | undefined): SafeStorage {
  const spare = new Map<string, string>()
  return {
    getItem: (key) => spare.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      const isTaken = storage !== undefined && takes(storage, key, value)
      if (isTaken) spare.delete(key)
      else spare.set(key, value)
      return isTaken
    },
    removeItem(key) {
      spare.delete(key)
      storage?.removeItem(key)
    },
  }
}

function takes(storage: Browsers, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
