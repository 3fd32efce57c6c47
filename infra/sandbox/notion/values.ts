import { z } from 'zod'
import { invalid } from './notion-error.ts'
import type { KeptDatabase, KeptPage, KeptProperty } from './state.ts'

const MAX_CHARACTERS = 2_000
const MAX_ELEMENTS = 100

const richText = z
  .array(
    z.strictObject({
      type: z.literal('text').optional(),
      text: z.strictObject({
        content: z.string().max(MAX_CHARACTERS),
        link: z.strictObject({ url: z.string() }).nullish(),
      }),
    }),
  )
  .max(MAX_ELEMENTS)
const select = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^,]*$/),
  })
  .nullable()
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const date = z.strictObject({ start: day, end: day.nullish(), time_zone: z.string().nullish() }).nullable()

const textOf = (parts: z.output<typeof richText>) => parts.map(({ text }) => text.content).join('')

/** Reads the value of a property by its type. Throws a ZodError for a value of another shape. */
function readValue({ type }: KeptProperty, given: Record<string, unknown>): string | null {
  switch (type) {
    case 'title':
    case 'rich_text':
      return textOf(richText.parse(given[type]))
    case 'select':
      return select.parse(given.select)?.name ?? null
    case 'date':
      return date.parse(given.date)?.start ?? null
  }
}

/**
 * Reads the properties that a call writes.
 * @throws NotionError for a property that the database does not have, or a value that does not fit it
 */
export function readValues(database: KeptDatabase, given: Record<string, unknown>): KeptPage['values'] {
  const read = Object.entries(given).map(([key, value]) => {
    const found = Object.entries(database.properties).find(([name, { id }]) => name === key || id === key)
    if (!found) throw invalid(`${key} is not a property that exists.`)
    const [name, property] = found
    const fields = z.record(z.string(), z.unknown()).safeParse(value)
    if (!fields.success || !(property.type in fields.data))
      throw invalid(`${name} is expected to be ${property.type}.`)
    return [name, readValue(property, fields.data)] as const
  })
  return Object.fromEntries(read)
}

/** Options that a page was given and the database did not know are added to it, as Notion does. */
export function withOptions(database: KeptDatabase, values: KeptPage['values']): KeptDatabase {
  const properties = Object.entries(database.properties).map(([name, property]) => {
    const value = values[name]
    const isNew = property.type === 'select' && value && !property.options.includes(value)
    return [name, isNew ? { ...property, options: [...property.options, value] } : property] as const
  })
  return { ...database, properties: Object.fromEntries(properties) }
}
