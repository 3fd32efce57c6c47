import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, REPOSITORY } from './files.ts'
import { LONG_FILES } from './long-files.ts'
import { findTooLong, measure, median } from './sizes.ts'

/** What people read line by line. Lock files, fixtures and pictures are written by programs for programs. */
const READ_BY_PEOPLE = /\.(tsx?|js|css|html)$/

const sizes = listFiles(REPOSITORY)
  .filter((path) => READ_BY_PEOPLE.test(path))
  .map((path) => ({ path, ...measure(path, readFileSync(join(REPOSITORY, path), 'utf8')) }))

const tooLong = sizes.flatMap((file) =>
  findTooLong(file).map((complaint) => ({ path: file.path, text: complaint })),
)
const complaints = [
  ...tooLong
    .filter(({ path }) => !LONG_FILES.some(({ files }) => files.test(path)))
    .map(({ path, text }) => `${path}${text}`),
  ...LONG_FILES.filter(({ files }) => !tooLong.some(({ path }) => files.test(path))).map(
    ({ files }) => `${files} excuses nothing that is long: strike it off infra/architecture/long-files.ts`,
  ),
]

for (const complaint of complaints) console.log(complaint)
for (const { files, reason } of LONG_FILES) console.log(`${files} may be long: ${reason}`)
const functions = sizes.flatMap((file) => file.functions)
console.log(
  `Half of ${sizes.length} files have at most ${median(sizes.map(({ lines }) => lines))} lines, ` +
    `half of ${functions.length} functions at most ${median(functions.map(({ lines }) => lines))}`,
)
process.exitCode = complaints.length === 0 ? 0 : 1
