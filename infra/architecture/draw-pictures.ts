import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './files.ts'
import { PICTURED, withPictures } from './picture.ts'

/** Redraws the pictures of the architecture document from the code. */
const file = join(REPOSITORY, PICTURED)
writeFileSync(file, withPictures(readFileSync(file, 'utf8'), REPOSITORY))
