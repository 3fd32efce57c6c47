type SafeStorage = Pick<Storage, 'getItem' | 'removeItem'> & {
  /** Answers whether the value outlasts the page. */
  setItem(key: string, value: string): boolean
}

/**
 * A browser may refuse a site its storage, or have no room left in it: what is kept is then forgotten with the page. So it is
 * on the server.
 */
const kept: Partial<Record<string, SafeStorage>> = {}

/** The browser's storage, and one that lasts as long as the page for what that does not take. Never throws. */
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

/** What the browser's storage does not take, if there is one, is kept beside it. */
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
