import { expect, it } from 'vitest'
import { csvLine } from './csv.ts'

it.each([
  [['Ada', 'ada@example.org'], 'Ada,ada@example.org\r\n'],
  [['Ada, "the first"', ''], '"Ada, ""the first""",\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"\r\n`],
  [[-1, 2.5], '-1,2.5\r\n'],
  [['+1', '-1', '@sum', '\tx'], `'+1,'-1,'@sum,'\tx\r\n`],
])('writes %j', (fields, line) => expect(csvLine(fields)).toBe(line))
