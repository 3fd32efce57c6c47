import { safeStorage } from './safe-storage.ts'
import { showToast } from './toast.ts'
import { parseToast, type ToastText } from './toast-queue.ts'

/** Shows a toast here, and once more on the page that this tab loads next: leaving a checkout loads a new page. */
export function showToastOnTheWay(toast: ToastText): void {
  showToast(toast)
  safeStorage('sessionStorage').setItem('toast', JSON.stringify(toast))
}

/** Shows the toast that the previous page left. */
export function showHandedToast(): void {
  const toast = parseToast(safeStorage('sessionStorage').getItem('toast'))
  safeStorage('sessionStorage').removeItem('toast')
  if (toast) showToast(toast)
}
