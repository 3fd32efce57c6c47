import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import type { Toast } from '../lib/toast-queue.ts'
import { classes } from './classes.ts'
import { useClearEnd } from './use-clear-end.ts'

const VISIBLE_MS = 5000
const SWIPE_PX = 50

interface ToasterProps {
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/** Draws the toasts. F8 moves the focus to them, a swipe to the right closes one. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  return (
    <Radix.Provider duration={VISIBLE_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      <Radix.Viewport
        ref={useClearEnd<HTMLOListElement>()}
        hotkey={['F8']}
        className="fixed right-0 bottom-(--bottom-bar,0px) max-sm:data-[end=top]:top-16 max-sm:data-[end=top]:bottom-auto z-60 grid w-full grid-cols-1 max-w-[420px] gap-2 rounded-lg p-4 focus-visible:-outline-offset-4"
      />
    </Radix.Provider>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const destructive = toast.variant === 'destructive'
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => open || onDismiss()}
      className={classes(
        // A dialog that opens after it would take the pointer from it, and its press would close that dialog.
        'enter pointer-events-auto! flex items-start gap-3 rounded-lg border bg-surface p-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive ? 'border-danger' : 'border-rule-strong',
      )}
    >
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 wrap-anywhere">
        <Radix.Title className={classes('font-semibold', destructive && 'text-danger')}>
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <Radix.Description className="text-sm text-ink-soft">{toast.description}</Radix.Description>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="-m-1.5 grid size-9 shrink-0 place-items-center rounded-md hover:bg-sunk"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
