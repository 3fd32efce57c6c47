import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './files.ts'
import { PICTURED, withPictures } from './picture.ts'

const document = readFileSync(join(REPOSITORY, PICTURED), 'utf8')
const isAsDrawn = withPictures(document, REPOSITORY) === document

console.log(isAsDrawn ? `${PICTURED} shows the code as it is` : `${PICTURED} shows older code: npm run draw`)
process.exitCode = isAsDrawn ? 0 : 1
