import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { assertMediaFolder } from './media-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'meridian-media-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('is made when it is not there', () => {
  assertMediaFolder(join(place, 'a', 'b'))
  expect(() => assertMediaFolder(join(place, 'a', 'b'))).not.toThrow()
})

it('that cannot be one is said by the name of the variable, with a reason and an example', () => {
  writeFileSync(join(place, 'file'), '')
  expect(() => assertMediaFolder(join(place, 'file', 'media'))).toThrow(
    /^MEDIA_DIR is not valid: .*file.*Example: MEDIA_DIR=/,
  )
})
