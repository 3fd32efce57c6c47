import { REPOSITORY } from './files.ts'
import { findIllegalImports, IMPORT_RULES } from './find-illegal-imports.ts'

const { files, imports, illegal } = findIllegalImports(REPOSITORY)

for (const { rule, found } of illegal) {
  console.log(`${found.file}:${found.line}  ${rule.name}`)
  console.log(`    imports ${found.specifier ?? 'something computed'}`)
  console.log(`    because ${rule.reason}`)
  console.log(`    instead ${rule.instead}\n`)
}
console.log(
  `${imports} imports in ${files} files, ${IMPORT_RULES.length + 1} rules, ${illegal.length} broken`,
)
process.exitCode = illegal.length === 0 ? 0 : 1
