import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
})

it('every package names the exact versions that it was tested with', () => {
  const files = globSync('{package.json,*/package.json}', { cwd: ROOT })
  const named = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest.parse(
      JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')),
    )
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    return Object.entries(all).map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(files).toHaveLength(6)
  expect(named.filter((line) => !/ \d+\.\d+\.\d+[\w.-]*$/.test(line))).toEqual([])
})
