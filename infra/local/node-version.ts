import { OperatorError } from './operator-error.ts'

const NEEDED = { major: 22, minor: 22 }

/** Throws OperatorError where Node is older than the libraries need; `npm run` finds the one installed with them. */
export function assertNodeIsNewEnough(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return
  throw new OperatorError(
    `Node ${version} is too old: ${NEEDED.major}.${NEEDED.minor} or newer is needed. Run "make start", which brings its own, or install a newer one.`,
  )
}
