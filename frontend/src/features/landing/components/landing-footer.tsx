import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { Link } from 'wouter'
import { useSite, useSiteName } from '../../../lib/site.ts'
import { ThemeSwitch } from '../../../ui/theme-switch.tsx'
import { JoinOffer } from './join-offer.tsx'

/**
 * The last word: join, the small print, the theme. It names no year: the server renders the page once and keeps it, and
 * a browser in another year would find a text that differs from its own.
 */
export function LandingFooter({ closing }: Pick<LandingContent, 'closing'>) {
  const siteName = useSiteName()
  const supportEmail = useSite().data?.supportEmail
  return (
    <footer className="border-t border-ink py-12">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="headline text-3xl">{closing}</p>
        <JoinOffer />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-6 text-sm text-ink-soft">
        <p className="mr-auto">© {siteName}</p>
        <Link href="/terms" className="text-link inline-flex min-h-8 items-center">
          Terms
        </Link>
        <Link href="/privacy" className="text-link inline-flex min-h-8 items-center">
          Privacy
        </Link>
        {supportEmail && (
          <a href={`mailto:${supportEmail}`} className="text-link inline-flex min-h-8 items-center">
            {supportEmail}
          </a>
        )}
        <ThemeSwitch />
      </div>
    </footer>
  )
}
