import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles, NO_CYCLES } from './cycles.ts'
import { listFiles, TYPESCRIPT } from './files.ts'
import { breaks, type ImportRule, type ResolvedImport } from './import-rule.ts'
import { readImports } from './imports.ts'
import { resolveImport } from './resolve.ts'
import { CONTRACTS_RULES } from './rules/contracts-rules.ts'
import { MODULE_RULES } from './rules/module-rules.ts'
import { PACKAGE_RULES } from './rules/package-rules.ts'
import { TIER_RULES } from './rules/tier-rules.ts'

/** Every rule that is a pattern; `no-cycles` stands apart. */
export const IMPORT_RULES: ImportRule[] = [
  ...CONTRACTS_RULES,
  ...MODULE_RULES,
  ...TIER_RULES,
  ...PACKAGE_RULES,
]

/** An import that a rule forbids. */
export interface IllegalImport {
  rule: Pick<ImportRule, 'name' | 'reason' | 'instead'>
  found: ResolvedImport
}

/** Reads every TypeScript file under `root` and names each import that breaks a rule, once for each rule it breaks. */
export function findIllegalImports(root: string): {
  files: number
  imports: number
  illegal: IllegalImport[]
} {
  const files = listFiles(root).filter((path) => TYPESCRIPT.test(path))
  const imports = files.flatMap((file) =>
    readImports(file, readFileSync(join(root, file), 'utf8')).map((found) => ({
      ...found,
      file,
      target: resolveImport(file, found.specifier),
    })),
  )
  const illegal = imports.flatMap((found) =>
    IMPORT_RULES.filter((rule) => breaks(rule, found)).map((rule) => ({ rule, found })),
  )
  const cycles = findCycles(imports).map((found) => ({ rule: NO_CYCLES, found }))
  return { files: files.length, imports: imports.length, illegal: [...illegal, ...cycles] }
}
