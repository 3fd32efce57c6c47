import { audit } from './audit.ts'
import { REPOSITORY } from './files.ts'

/** Fails when a package run in production has a known vulnerability or, with AUDIT_REQUIRED=1, when nobody can say. */
const found = await audit(REPOSITORY)
switch (found.outcome) {
  case 'clean':
    console.log('No known holes in the packages that run in production')
    break
  case 'found':
    console.log(found.holes.join('\n'))
    console.log(`${found.holes.length} packages with known holes. See "npm audit --omit=dev"`)
    process.exitCode = 1
    break
  case 'unanswered':
    console.log(`NOT CHECKED: the registry does not say which packages have known holes (${found.reason})`)
    console.log('Where it must say so, set AUDIT_REQUIRED=1.')
    process.exitCode = process.env.AUDIT_REQUIRED === '1' ? 1 : 0
}
