import { expect, it } from 'vitest'
import { layOutMail } from './compose-mail.ts'

it('keeps the lines of what somebody wrote, as text and as HTML', () => {
  const content = {
    subject: 'Called off',
    greeting: 'Hello Ada,',
    paragraphs: ['Reason: rain\nand <wind>\nBea'],
  }
  const { html, text } = layOutMail(content, 'Meridian')
  expect(html).toContain('<p>Reason: rain<br>and &lt;wind&gt;<br>Bea</p>')
  expect(text).toContain('Reason: rain\nand <wind>\nBea\n')
})
