import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles, REPOSITORY } from './files.ts'
import { findBrokenRules, RULES } from './find-broken-rules.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
/** Proves the linter (see `check-lint-fixture.ts`), not a rule of ours. */
const OF_THE_LINTER = 'lint-knows-types'

const names = RULES.map(({ name }) => name)

describe('the floor plan', () => {
  it('has an illegal fixture for every rule, and no fixture without one', () => {
    expect(readdirSync(FIXTURES).toSorted()).toEqual([...names, OF_THE_LINTER].toSorted())
  })

  it.each(names)('sees %s broken wherever its fixture says so, and no other rule', (name) => {
    const root = join(FIXTURES, name)
    const { breaches } = findBrokenRules(root)
    expect(new Set(breaches.map(({ rule }) => rule.name))).toEqual(new Set([name]))
    expect(new Set(breaches.map(({ file }) => file))).toEqual(filesMarkedIllegal(root))
  })

  it('is kept by every file of ours', () => {
    const { breaches, files, imports } = findBrokenRules(REPOSITORY)
    expect(files, 'files that were read').toBeGreaterThan(300)
    expect(imports, 'imports that were read').toBeGreaterThan(1_000)
    expect(breaches.map(({ rule, file, line }) => `${file}:${line} ${rule.name}`)).toEqual([])
  })
})

function filesMarkedIllegal(root: string): Set<string> {
  const marked = listFiles(root).filter((file) =>
    readFileSync(join(root, file), 'utf8').startsWith('// Illegal.'),
  )
  return new Set(marked)
}
