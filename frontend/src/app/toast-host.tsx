import { useEffect } from 'react'
import { safeStorage } from '../lib/safe-storage.ts'
import { dismissToast, useToasts } from '../lib/toast.ts'
import { optionalLazy } from '../ui/lazy/optional-lazy.tsx'

const Toaster = optionalLazy(() => import('../ui/toaster.tsx').then((m) => m.Toaster))

/** Brings the toasts on screen; their code is fetched with the first one. */
export function ToastHost() {
  const toasts = useToasts()
  useEffect(() => {
    if (safeStorage('sessionStorage').getItem('toast'))
      void import('../lib/handed-toast.ts').then((m) => m.showHandedToast())
  }, [])
  if (toasts.length === 0) return null
  return <Toaster toasts={toasts} onDismiss={dismissToast} />
}
