import type { ReactNode } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { useOwnAccount } from '../account/own-account.ts'
import { FormSkeleton } from '../components/form-skeleton.tsx'

interface OnceKnownProps {
  /** How many fields the form has apart from the code. */
  fields: number
  /** The form, which asks `useAskedCode`. */
  children: ReactNode
}

/** Shows a form once it is known whether it asks for a code: a field that came later would move what is below. */
export function OnceKnown({ fields, children }: OnceKnownProps) {
  const { data, error, loading, retry } = useOwnAccount()
  if (loading) return <FormSkeleton fields={fields} />
  if (data === undefined) return <LoadError what="Your account" error={error} onRetry={retry} />
  return children
}
