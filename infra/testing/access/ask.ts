import { untilProjected } from '../read-models.ts'
import type { Description } from './description.ts'
import { type AccessParts, adminOf, type People } from './people.ts'
import { type Cast, COLUMNS, NAMES_NOBODY, type Row } from './row.ts'

/** What is wrong in a row: a line for each column whose answer differs from the row, or from the API's description. */
export async function wrongIn(
  call: string,
  row: Row,
  people: People,
  parts: AccessParts & { description: Description },
): Promise<string[]> {
  const wrong: string[] = []
  for (const [place, column] of COLUMNS.entries()) {
    const expected = row.statuses[place]
    if (expected === NAMES_NOBODY) continue
    const response = await ask(call, row, await castOf(column, people, parts), parts)
    const { status } = response
    if (status !== expected) wrong.push(`${call}, ${column}: ${expected} expected, ${status} answered`)
    wrong.push(...(await parts.description.wrongIn(call, response)))
    // Some answers never end.
    if (!response.bodyUsed) await response.body?.cancel()
  }
  return wrong
}

/** Who makes a call, and whom it is about. */
export async function castOf(column: Cast['column'], people: People, parts: AccessParts): Promise<Cast> {
  const { other, guest } = people
  const rest = { column, other, guest }
  if (column === 'visitor')
    return { ...rest, caller: { id: other.id, browser: parts.visitor() }, about: other.id }
  if (column === "somebody else's") return { ...rest, caller: people.access, about: other.id }
  const caller = column === 'admin' ? await adminOf(parts) : people[column]
  return { ...rest, caller, about: caller.id }
}

/**
 * Makes the call of a row.
 * @param url of an app other than the one that the row's things are made in
 */
export async function ask(
  call: string,
  row: Row,
  cast: Cast,
  parts: AccessParts,
  url = parts.backend.url,
): Promise<Response> {
  const [method = '', written = ''] = (row.at ?? call).split(' ')
  const params = new Map(Object.entries((await row.params?.(cast, parts)) ?? {}))
  // What a call names has just been made; a server that is busy elsewhere delays its read models.
  if (row.params !== undefined) await untilProjected(parts.backend.system)
  const path = written.replace(/:(\w+)/g, (_, name: string) => params.get(name) ?? 'nothing-of-this-name')
  const body = row.body?.(cast)
  return fetch(`${url}${path}${row.query ?? ''}`, {
    method,
    headers: { cookie: cast.caller.browser.cookie(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
