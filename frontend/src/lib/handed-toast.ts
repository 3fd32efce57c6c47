import { showToast } from './toast.ts'
import { parseToast, type ToastText } from './toast-queue.ts'

/** Shows a toast here, and once more on the page that this tab loads next: the way out of a checkout is a new page. */
export function showToastOnTheWay(toast: ToastText): void {
  showToast(toast)
  sessionStorage.setItem('toast', JSON.stringify(toast))
}

/** Shows what the page before left. */
export function showHandedToast(): void {
  const toast = parseToast(sessionStorage.getItem('toast'))
  sessionStorage.removeItem('toast')
  if (toast) showToast(toast)
}
