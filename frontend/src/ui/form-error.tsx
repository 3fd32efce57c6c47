import type { Problem } from '../lib/refusal.ts'

/** Says why a form could not be sent, where no single field is at fault. */
export function FormError({ id, message }: { id?: Problem['id']; message: Problem['message'] }) {
  if (message === undefined) return null
  return (
    <p id={id} role="alert" className="wrap-anywhere rounded-md border border-danger bg-danger-wash p-4">
      {message}
    </p>
  )
}
