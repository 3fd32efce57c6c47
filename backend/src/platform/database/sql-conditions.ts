/** Collects the conditions of a query whose filters are optional. */
export interface SqlConditions {
  /** Adds a condition; each `?` in it stands for one of the values. */
  add(text: string, ...values: unknown[]): void
  /** All of them joined by `and`. */
  text(): string
  values: unknown[]
}

/** A text escaped for `like`, which then finds it word for word: its own wildcards mean nothing. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

export function createSqlConditions(...always: string[]): SqlConditions {
  const conditions = [...always]
  const values: unknown[] = []
  return {
    add(text, ...more) {
      let number = values.length
      conditions.push(
        text.replaceAll('?', () => {
          number += 1
          return `$${number}`
        }),
      )
      values.push(...more)
    },
    text: () => conditions.join(' and '),
    values,
  }
}
