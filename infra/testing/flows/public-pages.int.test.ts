import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { FIRST_LANDING } from '@meridian/contracts/http/content/first-landing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { startTestBackend, type TestedBackend } from '../tested-backend.ts'

// Without TLS: the admin signs in here with nothing that ends it in front.
const SITE = 'http://club.example'

let backend: TestedBackend
let visitor: HttpClient
beforeAll(async () => {
  backend = await startTestBackend({ PUBLIC_URL: SITE, SITE_NAME: 'Antipodes' })
  visitor = backend.visitor()
})
afterAll(() => backend.stop())

/** What an attribute says in the first element that matches. */
const said = (page: string, element: RegExp) => element.exec(page)?.[1]

const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const CARD = /<meta property="og:image" content="([^"]*)"/

describe('the first answer', () => {
  it.each([
    ['/', 'A club for people who build, wherever they are · Antipodes', /^Antipodes is a paid community/],
    ['/terms', 'Terms · Antipodes', /Antipodes/],
    ['/privacy', 'Privacy · Antipodes', /Antipodes/],
    ['/login', 'Sign in · Antipodes', /Antipodes/],
    ['/register', 'Create your account · Antipodes', /Antipodes/],
  ])('says what %s is', async (path, title, description) => {
    const { text, headers, status } = await visitor.get(path)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe(null)
    expect(said(text, TITLE)).toBe(title)
    expect(text.match(/<title>/g)).toHaveLength(1)
    expect(said(text, DESCRIPTION)).toMatch(description)
    expect(said(text, CANONICAL)).toBe(SITE + path)
    expect(said(text, /<meta property="og:url" content="([^"]*)"/)).toBe(SITE + path)
    const card = said(text, CARD) ?? ''
    expect((await visitor.get(card.replace(SITE, ''))).headers.get('content-type')).toBe('image/png')
  })

  it('holds the start page itself, and follows what the admin publishes', async () => {
    const { text, headers } = await visitor.get('/')
    for (const { title } of FIRST_LANDING.pillars.items) expect(text).toContain(`>${title}</dt>`)
    expect(text).toContain('Join for <!-- -->$499<!-- --> a year')
    // No script in the page but data: the content policy refuses all others.
    expect(text.match(/<script(?! type="application|[^>]* src=)/g)).toBe(null)
    const etag = headers.get('etag') ?? ''
    // As a browser asks; Node's own words would ask past every cache.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const again = () => fetch(`${backend.url}/`, { headers: known })
    expect((await again()).status).toBe(304)
    const admin = await backend.admin()
    const content = { ...FIRST_LANDING, closing: 'Until <noon>' }
    const saved = (await admin.put('/api/landing/draft', { content, version: 0 })).json<{ version: number }>()
    await admin.post('/api/landing/publish', { version: saved.version })
    const after = await again()
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('>Until &lt;noon&gt;</p>')
  })

  it('tells search engines what is sold', async () => {
    const { text } = await visitor.get('/')
    const facts: { '@graph': object[] } = JSON.parse(
      said(text, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? '',
    )
    expect(facts['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'Service',
        offers: expect.objectContaining({ price: '499.00', url: `${SITE}/checkout-annual` }),
      }),
    )
  })

  it.each([
    ['/portal', 200],
    ['/checkout/pro', 200],
    ['/meetups/none', 200],
    ['/nowhere', 404],
    ['/terms/more', 404],
  ])('keeps %s out of search engines, with %d', async (path, status) => {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    // Its shape, and nothing of what it says.
    const shape = said(answer.text, /<div id="root">(.*)<\/div>/) ?? ''
    expect(shape).toContain('animate-pulse')
    expect(shape.replaceAll(/<[^>]*>/g, ' ').split(/ +/)).toEqual(['', 'Antipodes', 'Loading', ''])
  })
})

describe('the scripts of a page', () => {
  const NAMED = /<(?:script|link)[^>]* (?:src|href)="\/assets\/([^"]*\.js)"/g
  const IMPORTED = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g
  const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const importsOf = async (name: string) => all((await visitor.get(`/assets/${name}`)).text, IMPORTED)

  it.each([
    ['/', 'landing-screen'],
    ['/login', 'login-screen'],
    ['/portal/', 'portal-route'],
    ['/checkout/pro', 'checkout-screen'],
    ['/admin/members/somebody', 'member-screen'],
    ['/nowhere', 'not-found-screen'],
  ])('of %s are named in it, down to the last one that its screen needs', async (path, screen) => {
    const named = all((await visitor.get(path)).text, NAMED)
    expect(named.filter((name) => name.startsWith(`${screen}-`))).toHaveLength(1)
    expect(named.some((name) => name.startsWith('shell-'))).toBe(path !== '/')
    const needed = (await Promise.all(named.map(importsOf))).flat()
    expect(needed.length).toBeGreaterThan(0)
    expect(named).toEqual(expect.arrayContaining(needed))
    expect(named).toHaveLength(new Set(named).size)
  })
})

it('has a list of its pages, and keeps crawlers from beginning payments', async () => {
  const robots = await visitor.get('/robots.txt')
  expect(robots.headers.get('content-type')).toContain('text/plain')
  expect(robots.text).toContain('Disallow: /checkout\n')
  expect(robots.text).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
  const { text, headers } = await visitor.get('/sitemap.xml')
  expect(headers.get('content-type')).toContain('xml')
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)
  expect(places).toEqual([`${SITE}/`, `${SITE}/terms`, `${SITE}/privacy`])
  const answers = await Promise.all(places.map((place) => visitor.get(place.replace(SITE, ''))))
  expect(answers.map((answer) => said(answer.text, CANONICAL))).toEqual(places)
})

it('sends scripts and styles packed at build, named by their content and kept for a year', async () => {
  const { text } = await visitor.get('/')
  const names = [...text.matchAll(/"(\/assets\/(?:index|style)-[^"]*\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  )
  expect(names.map((name) => name.replace(/.*\./, '')).toSorted()).toEqual(['css', 'js'])
  for (const name of names) {
    const [packed, plain] = await Promise.all(
      ['br', 'identity'].map((way) => fetch(backend.url + name, { headers: { 'accept-encoding': way } })),
    )
    expect(packed?.headers.get('content-encoding')).toBe('br')
    expect(plain?.headers.get('content-encoding')).toBe(null)
    expect(packed?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(packed?.headers.get('vary')).toContain('Accept-Encoding')
    expect(packed?.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/)
    expect(await packed?.text()).toBe(await plain?.text())
  }
  for (const none of ['/assets/none.js', '/assets/..%2findex.html', '/assets/%2e%2e%2findex.js'])
    expect((await visitor.get(none)).status).toBe(404)
})

it('sends the files of other builds, too, where they are kept', async () => {
  const folder = join(backend.system.config.mediaDir, 'assets')
  mkdirSync(folder, { recursive: true })
  const [name, words] = [`index-${randomUUID()}.js`, 'export {}']
  writeFileSync(join(folder, name), words)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(words))
  for (const way of ['br', 'identity']) {
    const answer = await fetch(`${backend.url}/assets/${name}`, { headers: { 'accept-encoding': way } })
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      200,
      way === 'br' ? 'br' : null,
      words,
    ])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const end of ['', '.br']) rmSync(join(folder, name + end))
  expect((await visitor.get(`/assets/${name}`)).status).toBe(404)
})
