/** What is wrong with fields, by their names in the call. */
export type FieldProblems = Readonly<Record<string, string>>

/**
 * Reads what the server says about fields, such as `until: Choose a day in the future.; reason: Say why`. Undefined
 * where part of it is about none of these fields: it is then shown as a whole.
 */
export function problemsByField(text: string, names: readonly string[]): FieldProblems | undefined {
  const found = text.split(/; (?=\w+: )/).map((part) => /^(\w+): (.+)$/s.exec(part) ?? [])
  const isOurs = found.every(([, name]) => name !== undefined && names.includes(name))
  return isOurs ? Object.fromEntries(found.map(([, name, problem]) => [name, problem])) : undefined
}

/** What is wrong with all of them, as one text. Several become sentences: many are told without a full stop. */
export function textOfProblems(problems: FieldProblems): string {
  const texts = Object.values(problems)
  return texts.length === 1 ? texts.join('') : texts.map((text) => text.replace(/\.?$/, '.')).join(' ')
}
