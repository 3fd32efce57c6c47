import { Link } from 'wouter'
import { loginPath } from '../../lib/safe-next.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useFocusMain } from '../../ui/focus-main.ts'

interface SignInFirstProps {
  token: string
  /** What the server said. */
  message: string | undefined
}

/** The way on for people who are not signed in to the account, and for those given one that they never asked for. */
export function SignInFirst({ token, message }: SignInFirstProps) {
  useFocusMain()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="alert">{message}</p>
      {/* After the #, as in the mail: servers never see the token there. */}
      <ButtonLink href={`${loginPath('/confirm-email')}#${token}`} size="lg">
        Sign in to confirm
      </ButtonLink>
      <p className="mt-3 border-t border-rule pt-6">
        Did you not open this account? Somebody else may have used your address. Do not confirm it: a new
        password closes the account to them and makes it yours.
      </p>
      <Link href="/forgot-password" className="text-link">
        Ask for a new password
      </Link>
    </div>
  )
}
