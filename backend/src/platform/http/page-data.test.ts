import { expect, it } from 'vitest'
import { withData } from './page-data.ts'

it('keeps every text as it is, and lets none of them end the element', () => {
  const data = { text: '</script><script>alert(1)</script><!-- $& $1 \u2028' }
  const page = withData('<head>\n  </head><body></body>', 'known', data)
  const [, json = ''] = /<script type="application\/json" id="known">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(json)).toEqual(data)
  expect(page.match(/<script/g)).toHaveLength(1)
})
