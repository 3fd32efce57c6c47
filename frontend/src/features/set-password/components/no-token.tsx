import { ButtonLink } from '../../../ui/button-link.tsx'
import { IncompleteLink } from '../../../ui/incomplete-link.tsx'

/** What is left to do with a link that lost its token. */
export function NoToken() {
  return (
    <IncompleteLink>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/login">Go to sign in</ButtonLink>
        <ButtonLink href="/forgot-password" variant="secondary">
          Get a new link
        </ButtonLink>
      </div>
    </IncompleteLink>
  )
}
