import { untilProjected } from '../read-models.ts'
import { type AccessParts, adminOf, type People } from './people.ts'
import { type Cast, COLUMNS, NAMES_NOBODY, type Row } from './row.ts'

/** What is wrong in a row: a line for each column that was answered otherwise. */
export async function wrongIn(call: string, row: Row, people: People, parts: AccessParts): Promise<string[]> {
  const wrong: string[] = []
  for (const [place, column] of COLUMNS.entries()) {
    const expected = row.statuses[place]
    if (expected === NAMES_NOBODY) continue
    const answered = await ask(call, row, await castOf(column, people, parts), parts)
    if (answered !== expected) wrong.push(`${call}, ${column}: ${expected} expected, ${answered} answered`)
  }
  return wrong
}

async function castOf(column: Cast['column'], people: People, parts: AccessParts): Promise<Cast> {
  const { other, guest } = people
  const rest = { column, other, guest }
  if (column === 'visitor')
    return { ...rest, caller: { id: other.id, browser: parts.visitor() }, about: other.id }
  if (column === "somebody else's") return { ...rest, caller: people.access, about: other.id }
  const caller = column === 'admin' ? await adminOf(parts) : people[column]
  return { ...rest, caller, about: caller.id }
}

async function ask(call: string, row: Row, cast: Cast, parts: AccessParts): Promise<number> {
  const [method = '', written = ''] = (row.at ?? call).split(' ')
  const params = new Map(Object.entries((await row.params?.(cast, parts)) ?? {}))
  // What a call names has just been made; a server that is busy elsewhere holds read models up.
  if (row.params !== undefined) await untilProjected(parts.backend.system)
  const path = written.replace(/:(\w+)/g, (_, name: string) => params.get(name) ?? 'nothing-of-this-name')
  const body = row.body?.(cast)
  const response = await fetch(`${parts.backend.url}${path}${row.query ?? ''}`, {
    method,
    headers: { cookie: cast.caller.browser.cookie(), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // Some answers never end.
  await response.body?.cancel()
  return response.status
}
