import { useSyncExternalStore } from 'react'
import { dismissed, expired, shown, type Toast, type ToastText } from './toast-queue.ts'

/** How long a dismissed toast is kept before it is removed, in milliseconds. */
const REMOVE_AFTER_MS = 1_000_000

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a short message; it replaces one that is still there. */
export function showToast(text: ToastText): void {
  lastId += 1
  change(shown(queue, lastId, text))
}

/** Closes a toast; it leaves the list later, so that its closing can be seen. */
export function dismissToast(id: number): void {
  change(dismissed(queue, id))
  setTimeout(() => change(expired(queue, id)), REMOVE_AFTER_MS)
}

/** The toasts to draw. */
export function useToasts(): readonly Toast[] {
  const present = () => queue
  return useSyncExternalStore(subscribe, present, present)
}
