export interface ToastText {
  readonly title: string
  readonly description?: string | undefined
  readonly variant?: 'default' | 'destructive' | undefined
}

export interface Toast extends ToastText {
  readonly id: number
  readonly open: boolean
}

/** How many toasts there are at a time. */
const LIMIT = 1

/** The queue after a new toast: it comes first and pushes out what is above the limit. */
export function shown(queue: readonly Toast[], id: number, text: ToastText): readonly Toast[] {
  return [{ ...text, id, open: true }, ...queue].slice(0, LIMIT)
}

/** The queue after a toast was closed; it stays, closed, until it expires. */
export function dismissed(queue: readonly Toast[], id: number): readonly Toast[] {
  return queue.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))
}

/** The queue without a toast. */
export function expired(queue: readonly Toast[], id: number): readonly Toast[] {
  return queue.filter((toast) => toast.id !== id)
}

/** Reads a toast that was written as JSON; null for anything else. */
export function parseToast(text: string | null): ToastText | null {
  try {
    const { title, description, variant }: ToastText = JSON.parse(text ?? '{}')
    return typeof title === 'string' ? { title, description, variant } : null
  } catch {
    return null
  }
}
