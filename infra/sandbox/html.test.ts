import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes text, in elements and in attributes', () => {
  const name = `<b onclick="x('y')">&`
  expect(html`<a title="${name}">${name}</a>`.markup).toBe(
    '<a title="&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;">&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;</a>',
  )
})

test('takes markup and lists of it as they are, and leaves out what is not there', () => {
  const items = [1, 2].map((number) => html`<li>${number}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${false}`.markup).toBe('<ul><li>1</li><li>2</li></ul>')
})
