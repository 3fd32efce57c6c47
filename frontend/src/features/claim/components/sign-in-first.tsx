import { loginPath } from '../../../lib/safe-next.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** Somebody opened the link who is not signed in. */
export function SignInFirst() {
  return (
    <>
      <p className="mb-6 max-w-prose">
        A membership was paid with your e-mail address. Sign in to the account that has this address; you come
        back here to attach it.
      </p>
      <ButtonLink href={loginPath('/claim')}>Sign in to continue</ButtonLink>
    </>
  )
}
