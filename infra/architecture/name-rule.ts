import type { Rule } from './import-rule.ts'

/** A rule about the names of files and of the things declared in them; stated as patterns like the import rules. */
export interface NameRule extends Rule {
  /** The files it applies to, as paths from the root of the repository. */
  files: RegExp
  except?: RegExp
  /** What the path has to look like. */
  path?: RegExp
  /** What the path may not look like. */
  neverPath?: RegExp
  /** What may not be declared at the file's top level: `default`, or the kind and the name, as in `interface Tier`. */
  neverDeclares?: RegExp
  /** Whether the file has to export a function of the same name. */
  exportsOwnName?: true
}

/** Something declared at the top level of a file. */
export interface Declaration {
  kind: 'default' | 'interface' | 'type' | 'function' | 'value'
  name: string
  exported: boolean
  /** Counted from 1. */
  line: number
}

/** Where a file breaks a naming rule: the line, and what it says; null when it keeps the rule. */
export function breaksName(
  rule: NameRule,
  path: string,
  declarations: readonly Declaration[],
): { line: number; what: string } | null {
  if (!rule.files.test(path) || rule.except?.test(path)) return null
  if (rule.path?.test(path) === false || rule.neverPath?.test(path)) return { line: 1, what: 'the file name' }
  const bad = declarations.find((declaration) => rule.neverDeclares?.test(spell(declaration)))
  if (bad !== undefined) return { line: bad.line, what: spell(bad) }
  if (rule.exportsOwnName && !declarations.some((each) => each.exported && each.name === ownName(path))) {
    return { line: 1, what: `no exported ${ownName(path)}` }
  }
  return null
}

function spell({ kind, name }: Declaration): string {
  return kind === 'default' ? kind : `${kind} ${name}`
}

function ownName(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '')
  return base.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
