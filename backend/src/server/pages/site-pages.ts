import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { SITE_NAME_MARK } from '@meridian/contracts/values/landing'
import { ANNUAL_PRICE_CENTS } from '@meridian/contracts/values/limits'
import type { PageHead } from '#platform/http/page-head'

/** Under which name and address the site is known. */
export interface KnownAs {
  siteName: string
  publicUrl: string
}

const CARD = { path: '/site-card.png', width: '1200', height: '630' }

/** Pages with a fixed text, and the titles that the front end gives them. */
const TEXT_PAGES: Readonly<Record<string, { title: string; description: string }>> = {
  '/terms': { title: 'Terms', description: 'What members can expect from {site}, and {site} from them.' },
  '/privacy': {
    title: 'Privacy',
    description: 'What {site} knows about its members, why, and who else knows it.',
  },
  '/login': { title: 'Sign in', description: 'The way into {site} for its members.' },
  '/register': { title: 'Create your account', description: 'An account of your own at {site}.' },
}

/** Pages that everybody may read, and search engines should. */
export const LISTED_PATHS = ['/', '/terms', '/privacy']

/** The head of a page with a fixed text; undefined for every other path. */
export function textPageHead(path: string, known: KnownAs): PageHead | undefined {
  const page = TEXT_PAGES[path]
  return page && headOf(path, { title: page.title, description: named(page.description, known) }, known)
}

/** The head of the start page, in the words that the admin has published. */
export function startPageHead({ hero }: LandingContent, known: KnownAs): PageHead {
  const title = named(hero.title, known)
  const description = named(hero.text, known)
  return { ...headOf('/', { title, description }, known), facts: factsOf(description, known) }
}

function headOf(
  path: string,
  { title, description }: { title: string; description: string },
  known: KnownAs,
) {
  const { siteName, publicUrl } = known
  const url = `${publicUrl}${path}`
  return {
    title: `${title} · ${siteName}`,
    description,
    url,
    properties: {
      'og:type': 'website',
      'og:site_name': siteName,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': `${publicUrl}${CARD.path}`,
      'og:image:width': CARD.width,
      'og:image:height': CARD.height,
      'og:image:alt': 'A map of the world in dots, and on it the members of a club',
      'twitter:card': 'summary_large_image',
    },
  }
}

/** What the site is and what it sells, as search engines read it (schema.org). */
function factsOf(description: string, { siteName: name, publicUrl }: KnownAs): object {
  const organization = `${publicUrl}/#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon.svg`,
      },
      { '@type': 'WebSite', name, url: `${publicUrl}/`, publisher: { '@id': organization } },
      {
        '@type': 'Service',
        name: `Membership of ${name}`,
        description,
        provider: { '@id': organization },
        offers: {
          '@type': 'Offer',
          price: (ANNUAL_PRICE_CENTS / 100).toFixed(2),
          priceCurrency: 'USD',
          url: `${publicUrl}/checkout-annual`,
        },
      },
    ],
  }
}

/** With the site's name inserted, and without the spaces that only keep words on one line. */
function named(text: string, { siteName }: KnownAs): string {
  return text.replaceAll(SITE_NAME_MARK, siteName).replaceAll('\u00a0', ' ')
}
