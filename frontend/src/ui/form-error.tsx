/** Says why a form could not be sent, where that is no single field's fault. */
export function FormError({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p role="alert" className="rounded-md border border-danger bg-danger-wash p-4">
      {message}
    </p>
  )
}
