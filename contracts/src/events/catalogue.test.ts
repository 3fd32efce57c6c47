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
    const file = new URL(`./fixtures/${type}.v${stored}.json`, import.meta.url)
    expect(existsSync(file), `a fixture of ${type} version ${stored}`).toBe(true)
    const payload: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
    const definition = definitionOf(type)
    expect(parsePayload<z.ZodObject>(definition, { version: stored, payload })).toEqual(
      expect.objectContaining(payload),
    )
  })
})

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
