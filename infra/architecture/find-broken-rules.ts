import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles, NO_CYCLES } from './cycles.ts'
import { readDeclarations } from './declarations.ts'
import { listFiles, TYPESCRIPT } from './files.ts'
import { breaks, type ImportRule, type ResolvedImport, type Rule } from './import-rule.ts'
import { readImports } from './imports.ts'
import { breaksName } from './name-rule.ts'
import { resolveImport } from './resolve.ts'
import { CONTRACTS_RULES } from './rules/contracts-rules.ts'
import { MODULE_RULES } from './rules/module-rules.ts'
import { NAME_RULES } from './rules/name-rules.ts'
import { PACKAGE_RULES } from './rules/package-rules.ts'
import { TIER_RULES } from './rules/tier-rules.ts'

const IMPORT_RULES: ImportRule[] = [...CONTRACTS_RULES, ...MODULE_RULES, ...TIER_RULES, ...PACKAGE_RULES]

/** Every rule of the floor plan. */
export const RULES: Rule[] = [...IMPORT_RULES, NO_CYCLES, ...NAME_RULES]

/** A place where a rule is broken. */
export interface Breach {
  rule: Rule
  file: string
  line: number
  /** What the file says there. */
  what: string
}

interface SourceFile {
  file: string
  text: string
}

/** Reads every TypeScript file under `root` and names each place that breaks a rule, once for each rule. */
export function findBrokenRules(root: string): { files: number; imports: number; breaches: Breach[] } {
  const sources = listFiles(root)
    .filter((path) => TYPESCRIPT.test(path))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const imports = sources.flatMap(resolvedImports)
  const breaches = [...illegalImports(imports), ...sources.flatMap(illegalNames)]
  return { files: sources.length, imports: imports.length, breaches }
}

function resolvedImports({ file, text }: SourceFile): ResolvedImport[] {
  return readImports(file, text).map((found) => ({
    ...found,
    file,
    target: resolveImport(file, found.specifier),
  }))
}

function illegalImports(imports: ResolvedImport[]): Breach[] {
  const broken = imports.flatMap((found) =>
    IMPORT_RULES.filter((rule) => breaks(rule, found)).map((rule) => ({ rule, found })),
  )
  const circles = findCycles(imports).map((found) => ({ rule: NO_CYCLES, found }))
  return [...broken, ...circles].map(({ rule, found: { file, line, specifier } }) => ({
    rule,
    file,
    line,
    what: `imports ${specifier ?? 'something computed'}`,
  }))
}

function illegalNames({ file, text }: SourceFile): Breach[] {
  const declarations = readDeclarations(file, text)
  return NAME_RULES.flatMap((rule) => {
    const broken = breaksName(rule, file, declarations)
    return broken === null ? [] : [{ rule, file, ...broken }]
  })
}
