import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from './files.ts'
import { drawEvents, drawRooms, withPictures } from './picture.ts'

it('is what the document shows; after a change: npm run draw', () => {
  const document = readFileSync(join(REPOSITORY, 'docs/architecture.md'), 'utf8')
  expect(withPictures(document, REPOSITORY)).toBe(document)
})

it('shows who imports from whom, and who acts on whose events', () => {
  expect(drawRooms(REPOSITORY)).toContain('  consumers --> composition\n')
  expect(drawEvents(REPOSITORY)).toMatch(
    / {2}membership\(\[membership\]\) -- \d+ --> mail-consumers\[mail\]\n/,
  )
})

it('knows the part of every consumer, those too that are subscribed by a list they share', () => {
  expect(drawEvents(REPOSITORY)).not.toContain('undefined')
})

it('knows what it is asked for', () => {
  expect(() => withPictures('<!-- picture: cellar -->\n<!-- end -->', REPOSITORY)).toThrow('cellar')
})
