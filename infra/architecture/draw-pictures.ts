import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './files.ts'
import { withPictures } from './picture.ts'

/** Draws the pictures of the architecture document anew from the code. */
const file = join(REPOSITORY, 'docs/architecture.md')
writeFileSync(file, withPictures(readFileSync(file, 'utf8'), REPOSITORY))
