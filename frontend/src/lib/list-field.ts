import { z } from 'zod'

/**
 * A list that is typed into one field. A problem with one of its parts is reported for the whole field, which has no
 * other place for it.
 *
 * @param part what one of the parts is called, such as `Line`
 * @param split returns the parts of what was typed
 * @param list the schema of the parts
 */
export function listField<T>(part: string, split: (text: string) => string[], list: z.ZodType<T>) {
  return z.string().transform((text, context): T => {
    const parts = split(text)
    const { data, error } = list.safeParse(parts)
    if (error === undefined) return data
    const [{ path, message } = { path: [], message: 'This cannot be read' }] = error.issues
    const [index] = path
    const counted = typeof index === 'number' && parts.length > 1
    context.addIssue({ code: 'custom', message: counted ? `${part} ${index + 1}: ${message}` : message })
    return z.NEVER
  })
}
