import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { catalogue, definitionOf } from './catalogue.ts'
import { parsePayload } from './define-event.ts'

const versionsOf = (version: number) => Array.from({ length: version }, (_, index) => index + 1)
const cases = catalogue.flatMap(({ type, version }) =>
  versionsOf(version).map((stored) => ({ type, stored })),
)

describe('every event that was ever written can still be read', () => {
  it.each(cases)('$type, version $stored', ({ type, stored }) => {
    const payload = readFixture(`${type}.v${stored}`)
    expect(payload, `a fixture of ${type} version ${stored}`).toBeDefined()
    // Where an upcast moves what was told, a second file says how it reads today.
    const today = readFixture(`${type}.v${stored}.read`) ?? payload
    expect(
      parsePayload<z.ZodObject>(definitionOf(type), { version: stored, payload: payload ?? {} }),
    ).toEqual(expect.objectContaining(today ?? {}))
  })
})

function readFixture(name: string): Record<string, unknown> | undefined {
  const file = new URL(`./fixtures/${name}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

describe('what tells who a person is', () => {
  it.each(catalogue.filter(({ personal }) => personal.length > 0))(
    'can be forgotten in $type',
    (definition) => {
      for (const field of definition.personal) {
        const schema: unknown = Reflect.get(definition.payload.shape, field)
        expect(schema, `${field} is a field of ${definition.type}`).toBeDefined()
        expect(definition.payload.shape).toHaveProperty(`${field}.def.type`, 'nullable')
      }
    },
  )
})
