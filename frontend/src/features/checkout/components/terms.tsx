import { Link, useLocation, useSearch } from 'wouter'
import { loginPath } from '../../../lib/safe-next.ts'

/** What paying means, and the way in for people who have an account. The legal pages open beside the form. */
export function Terms({ signedIn }: { signedIn: boolean }) {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p>
        The membership renews each year until you cancel it. By paying you accept the{' '}
        <NewTab href="/terms">terms</NewTab> and the <NewTab href="/privacy">privacy notice</NewTab>.
      </p>
      {!signedIn && (
        <p>
          Have an account?{' '}
          <Link href={loginPath(search === '' ? path : `${path}?${search}`)} className="text-link">
            Sign in first
          </Link>
        </p>
      )}
    </div>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
