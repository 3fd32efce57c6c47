/// <reference types="vite/client" />
import { expect, it } from 'vitest'
import { z } from 'zod'

/** What Zod says where nobody has said it better. */
const ITS_OWN = /: Too (big|small): /

interface Part {
  path: string
  schema: unknown
}

/** Every text, number and list that a schema takes, by its path. */
function partsOf({ path, schema }: Part): Part[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, of]) =>
      partsOf({ path: `${path}.${name}`, schema: of }),
    )
  if (schema instanceof z.ZodArray)
    return [{ path, schema }, ...partsOf({ path: `${path}.0`, schema: schema.element })]
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => partsOf({ path, schema: option }))
  if (schema instanceof z.ZodPipe) return partsOf({ path, schema: schema.in })
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return partsOf({ path, schema: schema.unwrap() })
  return [{ path, schema }]
}

/** Just too much, and just too little, of what is limited. */
function beyond(schema: unknown): unknown[] {
  if (schema instanceof z.ZodString) {
    const { minLength, maxLength } = schema
    return [...(maxLength === null ? [] : ['x'.repeat(maxLength + 1)]), ...(minLength ? [''] : [])]
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema
    return [minValue, maxValue].flatMap((limit, isMost) =>
      limit === null || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? [] : [limit + (isMost ? 1 : -1)],
    )
  }
  return []
}

const modules = import.meta.glob<object>(['../../../contracts/src/http/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const bodies = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([, call]) => typeof call === 'object' && call !== null && 'path' in call && 'body' in call)
  .map(([name, { body }]) => ({ path: name, schema: body }))

it('finds the calls', () => {
  expect(bodies.length).toBeGreaterThan(20)
})

it('says each limit in words for people', () => {
  const said = bodies.flatMap(partsOf).flatMap(({ path, schema }) =>
    beyond(schema).flatMap((value) => {
      const { error } = (schema as z.ZodType).safeParse(value)
      return error?.issues.map(({ message }) => `${path}: ${message}`) ?? []
    }),
  )
  expect(said.length).toBeGreaterThan(40)
  expect(said.filter((words) => ITS_OWN.test(words))).toEqual([])
})
