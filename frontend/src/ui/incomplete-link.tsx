import type { ReactNode } from 'react'

/** The address lost its token on the way, as happens when a mail program breaks it. `children` lead on. */
export function IncompleteLink({ children }: { children?: ReactNode }) {
  return (
    <>
      <p role="alert" className="mb-6">
        This link is incomplete. Open it again from the e-mail.
      </p>
      {children}
    </>
  )
}
