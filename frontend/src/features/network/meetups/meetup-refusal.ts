import { meetupValues } from './meetup-values.ts'

type FieldName = keyof typeof meetupValues.shape

const isField = (name: string): name is FieldName => Object.hasOwn(meetupValues.shape, name)

/** The field of the form that the server's words are about, which name it first, and the rest of them; null for others. */
export function refusedField(words: string): { field: FieldName; message: string } | null {
  const [, field = '', message = ''] = /^(\w+): (.+)$/.exec(words) ?? []
  return isField(field) ? { field, message } : null
}
