/** The documents of one collection in memory, by id, in the order in which the ids were first put. */
export interface Documents {
  get(id: string): string | undefined
  set(id: string, body: string): void
  delete(id: string): void
  bodies(): Iterable<string>
  /** The ids of the documents whose top-level `field` is `value`; a field that is asked for once is indexed for good. */
  idsWhere(field: string, value: string): Iterable<string>
}

type Index = Map<string, Set<string>>

export function createDocuments(): Documents {
  const bodies = new Map<string, string>()
  const indexes = new Map<string, Index>()
  // An id whose field is unchanged keeps its place in the index, so that the order of the first puts is kept there too.
  const reindex = (id: string, before: string | undefined, after: string | undefined) => {
    for (const [field, index] of indexes) {
      const [from, to] = [before, after].map((body) => body && fieldOf(body, field))
      if (from === to) continue
      if (from !== undefined) idsIn(index, from).delete(id)
      if (to !== undefined) idsIn(index, to).add(id)
    }
  }
  const indexOf = (field: string): Index => {
    const existing = indexes.get(field)
    if (existing) return existing
    const index: Index = new Map()
    for (const [id, body] of bodies) idsIn(index, fieldOf(body, field)).add(id)
    indexes.set(field, index)
    return index
  }
  return {
    get: (id) => bodies.get(id),
    set(id, body) {
      reindex(id, bodies.get(id), body)
      bodies.set(id, body)
    },
    delete(id) {
      reindex(id, bodies.get(id), undefined)
      bodies.delete(id)
    },
    bodies: () => bodies.values(),
    idsWhere: (field, value) => Array.from(idsIn(indexOf(field), value)),
  }
}

function fieldOf(body: string, field: string): string {
  const fields: Record<string, unknown> = JSON.parse(body)
  return String(fields[field])
}

function idsIn(index: Index, value: string): Set<string> {
  const existing = index.get(value)
  if (existing) return existing
  const created = new Set<string>()
  index.set(value, created)
  return created
}
