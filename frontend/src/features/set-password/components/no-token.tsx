import { ButtonLink } from '../../../ui/button-link.tsx'

/** The address lost its token on the way, as happens when a mail program breaks it. */
export function NoToken() {
  return (
    <>
      <p role="alert" className="mb-6">
        This link is incomplete. Open it again from the e-mail.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/login">Go to sign in</ButtonLink>
        <ButtonLink href="/forgot-password" variant="secondary">
          Get a new link
        </ButtonLink>
      </div>
    </>
  )
}
