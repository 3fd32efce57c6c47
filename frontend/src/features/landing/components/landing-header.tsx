import { Link } from 'wouter'
import { Logo } from '../../../ui/logo.tsx'

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-sm font-medium hover:text-signal hover:underline underline-offset-4'

/** The name, and the way in for those who are members already. */
export function LandingHeader() {
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 sm:min-h-20">
      <Logo />
      <nav aria-label="Main" className="flex flex-wrap items-center gap-x-3 text-sm sm:gap-6 sm:text-base">
        <Link href="/admin" className={LINK}>
          Admin
        </Link>
        <Link href="/login" className={LINK}>
          Already a Member
        </Link>
      </nav>
    </header>
  )
}
