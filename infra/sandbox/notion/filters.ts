import { z } from 'zod'
import { invalid } from './notion-error.ts'
import type { KeptDatabase, KeptPage } from './state.ts'

export type Fits = (page: KeptPage) => boolean

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const onTime = z
  .strictObject({
    on_or_after: moment.optional(),
    on_or_before: moment.optional(),
    after: moment.optional(),
    before: moment.optional(),
  })
  .refine((conditions) => Object.keys(conditions).length === 1)
const onText = z.union([
  z.strictObject({ equals: z.string() }),
  z.strictObject({ contains: z.string() }),
  z.strictObject({ is_not_empty: z.literal(true) }),
])
const onSelect = z.union([
  z.strictObject({ equals: z.string() }),
  z.strictObject({ is_not_empty: z.literal(true) }),
])

const byTime = z.union([
  z.strictObject({ timestamp: z.literal('last_edited_time'), last_edited_time: onTime }),
  z.strictObject({ timestamp: z.literal('created_time'), created_time: onTime }),
])
const type = { type: z.string().optional() }
const byProperty = z.union([
  z.strictObject({ property: z.string(), ...type, title: onText }),
  z.strictObject({ property: z.string(), ...type, rich_text: onText }),
  z.strictObject({ property: z.string(), ...type, select: onSelect }),
])
const compound = z.union([
  z.strictObject({ and: z.array(z.unknown()).max(100) }),
  z.strictObject({ or: z.array(z.unknown()).max(100) }),
])

/**
 * Reads a filter of a query.
 * @throws NotionError for a filter of another shape, or on a property that is not there
 */
export function readFilter(database: KeptDatabase, given: unknown): Fits {
  if (given === undefined) return () => true
  const many = compound.safeParse(given)
  if (many.success) return readCompound(database, many.data)
  const time = byTime.safeParse(given)
  if (time.success) return readTime(time.data)
  const property = byProperty.safeParse(given)
  if (property.success) return readProperty(database, property.data)
  throw invalid('body failed validation: body.filter should be a filter that this workspace knows.')
}

function readCompound(database: KeptDatabase, given: z.output<typeof compound>): Fits {
  if ('and' in given) {
    const parts = given.and.map((part) => readFilter(database, part))
    return (page) => parts.every((fits) => fits(page))
  }
  const parts = given.or.map((part) => readFilter(database, part))
  return (page) => parts.some((fits) => fits(page))
}

function readTime(given: z.output<typeof byTime>): Fits {
  const isEdited = 'last_edited_time' in given
  const conditions = isEdited ? given.last_edited_time : given.created_time
  const at = (text: string | undefined) => (text === undefined ? Number.NaN : Date.parse(text))
  return ({ lastEditedTime, createdTime }) => {
    const time = Date.parse(isEdited ? lastEditedTime : createdTime)
    return (
      time >= at(conditions.on_or_after) ||
      time <= at(conditions.on_or_before) ||
      time > at(conditions.after) ||
      time < at(conditions.before)
    )
  }
}

function readProperty(database: KeptDatabase, given: z.output<typeof byProperty>): Fits {
  const found = Object.entries(database.properties).find(
    ([name, { id }]) => name === given.property || id === given.property,
  )
  if (!found) throw invalid(`Could not find property with name or id: ${given.property}`)
  const [name, { type: kind }] = found
  const condition = 'title' in given ? given.title : 'rich_text' in given ? given.rich_text : given.select
  if (!(kind in given)) throw invalid(`database property ${kind} does not match filter`)
  return ({ values }) => {
    const value = values[name] ?? ''
    if ('equals' in condition) return value === condition.equals
    return 'contains' in condition ? value.includes(condition.contains) : value !== ''
  }
}
