import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account that Linux keeps for processes without any privileges. */
const NOBODY = 65_534

/** How to run a program that refuses to run as root. */
export interface Runner {
  command(program: string, args: string[]): { program: string; args: string[]; options: SpawnOptions }
  /** Gives a file or folder to the user who will run the program. */
  own(path: string): void
}

/**
 * Runs programs as the current user, or as `nobody` where that is root. Folders that only root may enter are opened to
 * the program, and to nothing else, by one Linux capability.
 * @throws when such a folder is in the way and the system has no `setpriv`.
 */
export function unprivilegedRunner(paths: readonly string[]): Runner {
  if (process.getuid?.() !== 0)
    return { command: (program, args) => ({ program, args, options: {} }), own: () => {} }
  const own = (path: string) => chownSync(path, NOBODY, NOBODY)
  const closed = paths.map(closedAncestor).find((path) => path !== undefined)
  if (closed === undefined)
    return { own, command: (program, args) => ({ program, args, options: { uid: NOBODY, gid: NOBODY } }) }
  if (spawnSync('setpriv', ['--version']).status !== 0)
    throw new Error(
      `PostgreSQL does not run as root, and other users may not enter ${closed}. Use a folder that they may enter, for example DATA_DIR=/var/tmp/meridian, or run as another user.`,
    )
  const identity = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return {
    own,
    command: (program, args) => ({
      program: 'setpriv',
      args: [...identity, ...reach, program, ...args],
      options: {},
    }),
  }
}

/** The outermost folder above a path that others may not enter. */
function closedAncestor(path: string): string | undefined {
  const parent = dirname(path)
  const above = parent === path ? undefined : closedAncestor(parent)
  if (above !== undefined || !existsSync(parent)) return above
  const MAY_ENTER = 0o001
  return (statSync(parent).mode & MAY_ENTER) === 0 ? parent : undefined
}
