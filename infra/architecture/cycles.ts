import type { ResolvedImport, Rule } from './import-rule.ts'

/** Cycles have no pattern: they are found in the graph of all imports. */
export const NO_CYCLES: Rule = {
  name: 'no-cycles',
  reason: 'files in a circle can only be understood, tested and loaded together',
  instead: 'move what both need into a third file',
}

/** One import of each circle of files: the one that closes it. Imports of types count: they tangle as well. */
export function findCycles(imports: ResolvedImport[]): ResolvedImport[] {
  const outgoing = Map.groupBy(imports, ({ file }) => file)
  const state = new Map<string, 'open' | 'done'>()
  const closing: ResolvedImport[] = []

  function visit(file: string): void {
    state.set(file, 'open')
    for (const found of outgoing.get(file) ?? []) {
      if (state.get(found.target) === 'open') closing.push(found)
      if (!state.has(found.target)) visit(found.target)
    }
    state.set(file, 'done')
  }

  for (const file of [...outgoing.keys()].toSorted()) if (!state.has(file)) visit(file)
  return closing
}
