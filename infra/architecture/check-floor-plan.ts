import { REPOSITORY } from './files.ts'
import { findBrokenRules, RULES } from './find-broken-rules.ts'

const { files, imports, breaches } = findBrokenRules(REPOSITORY)

for (const { rule, file, line, what } of breaches) {
  console.log(`${file}:${line}  ${rule.name}`)
  console.log(`    found   ${what}`)
  console.log(`    because ${rule.reason}`)
  console.log(`    instead ${rule.instead}\n`)
}
console.log(`${imports} imports in ${files} files, ${RULES.length} rules, ${breaches.length} times broken`)
process.exitCode = breaches.length === 0 ? 0 : 1
