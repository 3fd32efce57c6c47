/*
 * Says so where Node is older than the libraries need; `npm run` finds the one installed with them. In JavaScript, since
 * those that are too old cannot read TypeScript, and would say only that.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
/** The first minor version that will do, of the major ones of which not all do. */
const FIRST = new Map([
  [22, 22],
  [23, 6],
])
const isTooOld = major < 22 || minor < (FIRST.get(major) ?? 0)
if (isTooOld) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: 22.22 or newer is needed. Install a newer one, for example from https://nodejs.org\n`,
  )
  process.exitCode = 1
}
