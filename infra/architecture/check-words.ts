import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, REPOSITORY } from './files.ts'
import { FORBIDDEN_WORDS, findForbiddenWords } from './forbidden-words.ts'

let files = 0
let found = 0
for (const path of listFiles(REPOSITORY)) {
  const text = readFileSync(join(REPOSITORY, path), 'utf8')
  // A picture or a font: it has no words.
  if (text.includes('\0')) continue
  files += 1
  for (const { line, text: words, broken } of findForbiddenWords(path, text)) {
    found += 1
    console.log(`${path}:${line}  ${broken.name}: ${words.slice(0, 100)}`)
    console.log(`    instead ${broken.instead}\n`)
  }
}
console.log(`${files} files, ${FORBIDDEN_WORDS.length} kinds of forbidden words, ${found} found`)
process.exitCode = found === 0 ? 0 : 1
