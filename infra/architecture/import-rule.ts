import type { Import } from './imports.ts'

/** What every rule says about itself. */
export interface Rule {
  /** Also the name of the folder with its illegal fixture. */
  name: string
  /** Why the wall stands. */
  reason: string
  /** What to do instead. */
  instead: string
}

/**
 * A wall, stated as patterns over paths from the root of the repository. In the lists, `$1`, `$2` … stand for what the
 * groups of `from` have captured, so that "its own module" can be said without naming a module.
 */
export interface ImportRule extends Rule {
  /** The importing files it applies to. */
  from: RegExp
  /** Files that `from` matches but that are exempt. */
  except?: RegExp
  /** If given, nothing else may be imported… */
  only?: string[]
  /** …except these, as long as the import vanishes with the types. */
  onlyTypes?: string[]
  /** What may not be imported. */
  never?: string[]
  /** An import whose specifier is written like this is allowed. */
  unlessWritten?: RegExp
  /** Only values with such names are allowed; types always are. */
  unlessNamed?: RegExp
}

/** An import together with the file it stands in and what it means (see `resolveImport`). */
export interface ResolvedImport extends Import {
  file: string
  target: string
}

/** Whether an import goes through the wall. */
export function breaks(rule: ImportRule, found: ResolvedImport): boolean {
  const groups = rule.from.exec(found.file)
  if (groups === null || rule.except?.test(found.file)) return false
  if (isFreed(rule, found)) return false
  const hits = (patterns: string[] | undefined) =>
    patterns?.some((pattern) => fill(pattern, groups).test(found.target)) ?? false
  if (hits(rule.never)) return true
  if (rule.only === undefined) return false
  return !hits(rule.only) && !(found.typeOnly && hits(rule.onlyTypes))
}

function isFreed({ unlessWritten, unlessNamed }: ImportRule, found: ResolvedImport): boolean {
  if (unlessWritten !== undefined && found.specifier !== null && unlessWritten.test(found.specifier))
    return true
  return unlessNamed !== undefined && (found.typeOnly || found.names.every((name) => unlessNamed.test(name)))
}

const filled = new Map<string, RegExp>()

function fill(pattern: string, groups: RegExpExecArray): RegExp {
  const text = pattern.replace(/\$(\d)/g, (_, index) => groups[Number(index)] ?? '')
  const known = filled.get(text) ?? new RegExp(text)
  filled.set(text, known)
  return known
}
