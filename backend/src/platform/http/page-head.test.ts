import { expect, it } from 'vitest'
import { withHead } from './page-head.ts'

const PAGE = `<html><head>
    <meta
      name="description"
      content="A club"
    />
    <meta property="og:title" content="Old" />
    <link rel="canonical" href="/" />
    <link rel="icon" href="/icon.svg" />
    <title>Meridian</title>
  </head><body></body></html>`

it('takes the place of what the page says, and leaves the rest', () => {
  const facts = { name: '</script>' }
  const head = {
    title: 'A & b',
    description: '"$1"',
    url: '/meetups/1',
    properties: { 'og:title': '<i>' },
    facts,
  }
  const page = withHead(PAGE, head)
  expect(page.match(/<title>/g)).toHaveLength(1)
  expect(page).toContain('<title>A &amp; b</title>')
  expect(page).toContain('<meta name="description" content="&quot;$1&quot;" />')
  expect(page).toContain('<meta property="og:title" content="&lt;i&gt;" />')
  expect(page).toContain('<link rel="canonical" href="/meetups/1" />')
  expect(page).toContain('<link rel="icon" href="/icon.svg" />')
  expect(page).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>')
  expect(page).not.toMatch(/A club|Old/)
})
