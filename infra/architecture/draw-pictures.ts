import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './files.ts'
import { withPictures } from './picture.ts'

/** Redraws the pictures of the architecture document from the code. */
const file = join(REPOSITORY, 'docs/architecture.md')
writeFileSync(file, withPictures(readFileSync(file, 'utf8'), REPOSITORY))
