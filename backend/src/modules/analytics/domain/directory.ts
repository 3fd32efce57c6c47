/** A person as the directory knows them; null where something is unknown, or no longer known. */
export interface Listed {
  account_id: string
  username: string | null
  email: string | null
  role: string
  tier: string
  status: string
  joined_at: string
  member_since: string | null
}

export interface GroupCount {
  tier: string
  status: string
  people: number
}

/** How changes to people change the counts by tier and status. People without a name are not counted. */
export function countChanges(
  before: ReadonlyMap<string, Listed>,
  after: ReadonlyMap<string, Listed>,
): GroupCount[] {
  const changes = new Map<string, GroupCount>()
  const add = ({ username, tier, status }: Listed, people: number) => {
    if (username === null) return
    const key = `${tier} ${status}`
    const group = changes.get(key) ?? { tier, status, people: 0 }
    changes.set(key, { ...group, people: group.people + people })
  }
  for (const person of before.values()) add(person, -1)
  for (const person of after.values()) add(person, 1)
  return [...changes.values()].filter(({ people }) => people !== 0)
}
