/** The names of the parts that differ between two pages. */
export function changedParts(before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([part, content]) => inOrder(old.get(part)) !== inOrder(content))
    .map(([part]) => part)
}

/** The same text for the same content, whatever the order of its fields: a table may reorder them. */
function inOrder(content: unknown): string | undefined {
  return JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
