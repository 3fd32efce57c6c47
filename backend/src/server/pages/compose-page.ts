import type { Site } from '@meridian/contracts/http/content/get-site'
import type { LandingContent } from '@meridian/contracts/http/content/landing'
import { LANDING_DATA_ID, SITE_DATA_ID } from '@meridian/contracts/values/page-data'
import { withData } from '#platform/http/page-data'
import { type PageHead, withHead } from '#platform/http/page-head'
import { type BuiltPage, currentBuild } from './built-page.ts'
import { startPageHead, textPageHead } from './site-pages.ts'

/** What the server knows of a page before anybody's browser asks. */
export interface PageSources {
  site: Site
  publicUrl: string
  /** What programs that preview links are told of a meetup's page; undefined for every other. */
  findMeetupHead(path: string): Promise<PageHead | undefined>
  /** What the start page says. */
  readLanding(): Promise<LandingContent>
}

export interface ComposedPage {
  html: string
  /** Whether the front end has a screen for the path. */
  found: boolean
  /** Whether search engines may show it. */
  listed: boolean
}

/** The front end's source that wakes a drawn page. */
const WAKE = 'src/wake.ts'
const EMPTY_ROOT = '<div id="root"></div>'
const UNKNOWN = { found: true, sources: [], skeleton: '' }

/** Makes the page of a path; undefined while the front end is not built. */
export function createPageComposer(
  sources: PageSources,
): (path: string) => Promise<ComposedPage | undefined> {
  const { site, publicUrl, findMeetupHead, readLanding } = sources
  const known = { siteName: site.siteName, publicUrl }
  const siteJson = JSON.stringify(site)
  const draw = createStartDrawer(siteJson)
  return async (asked) => {
    const build = currentBuild()
    if (build === undefined) return undefined
    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
    const { found, sources, skeleton } = (await build.drawing?.startOf(path, siteJson)) ?? UNKNOWN
    const page = withScripts(withData(build.html, SITE_DATA_ID, site), build.scriptsOf(sources))
    const waiting = page.replace(EMPTY_ROOT, () => `<div id="root">${skeleton}</div>`)
    // A page without its head or its texts is better than none: the front end itself says what it cannot load.
    if (path === '/') {
      const landing = await readLanding().catch(() => undefined)
      if (landing === undefined) return { html: waiting, found, listed: true }
      const drawn = await draw(build, landing)
      const held = withScriptsLater(page, build.scriptsOf([WAKE]))
      const whole = held.replace(EMPTY_ROOT, () => `<div id="root" data-drawn="/">${drawn}</div>`)
      const told = withHead(drawn === '' ? waiting : whole, startPageHead(landing, known))
      return { html: withData(told, LANDING_DATA_ID, landing), found, listed: true }
    }
    const head = textPageHead(path, known) ?? (await findMeetupHead(path).catch(() => undefined))
    const html = withTypefacesLater(head === undefined ? waiting : withHead(waiting, head))
    return { html, found, listed: head !== undefined }
  }
}

/** Draws the start page, anew only when its content has changed: the answer is the same for everybody. */
function createStartDrawer(site: string): (build: BuiltPage, landing: LandingContent) => Promise<string> {
  let last: { build: BuiltPage; landing: string; drawn: Promise<string> } | undefined
  return (build, content) => {
    const landing = JSON.stringify(content)
    if (last?.build !== build || last.landing !== landing) {
      const drawn = build.drawing?.drawStartPage({ site, landing }) ?? Promise.resolve('')
      last = { build, landing, drawn }
    }
    // What could not be drawn here is drawn by the browser.
    return last.drawn.catch(() => '')
  }
}

/**
 * Names the scripts that the entry would load only when it runs, and that these would load one after the other: the
 * browser fetches all of them at once.
 */
function withScripts(page: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !page.includes(`"${script}"`))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`)
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}

/** A page that its scripts draw shows nothing until they have arrived; the typefaces may follow them. */
function withTypefacesLater(page: string): string {
  return page.replaceAll('<link rel="preload"', '$& fetchpriority="low"')
}

/**
 * For a page that is already drawn: its scripts wait in a template until the page has been painted, and a small one takes
 * them out of it, once all of the page is there: they may run at once. Without that one, they stay where they are.
 */
function withScriptsLater(page: string, [wake]: string[]): string {
  if (wake === undefined) return page
  const later: string[] = []
  const rest = page.replaceAll(
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
    (tag) => {
      later.push(tag)
      return ''
    },
  )
  const held = `<template>${later.join('')}</template>`
  const waker = `<script fetchpriority="low" type="module" crossorigin src="${wake}"></script>`
  return rest.replace('</head>', () => `${held}\n    ${waker}\n  </head>`)
}
