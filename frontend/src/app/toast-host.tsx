import { lazy, Suspense, useEffect } from 'react'
import { dismissToast, useToasts } from '../lib/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }))

/** Brings the toasts on screen; their code is fetched with the first one. */
export function ToastHost() {
  const toasts = useToasts()
  useEffect(() => {
    if (sessionStorage.getItem('toast'))
      void import('../lib/handed-toast.ts').then((m) => m.showHandedToast())
  }, [])
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
    </Suspense>
  )
}
