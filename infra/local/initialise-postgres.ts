import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Runner } from './unprivileged.ts'

/** The one user of a server: its owner. */
export const USER = 'meridian'

interface Wanted {
  binaries: string
  runner: Runner
  folder: string
  password: string
  /** Aborts it. */
  signal: AbortSignal | undefined
}

/**
 * Makes the files of a server. They are made in a folder beside it and moved when complete: a start that is cut
 * off leaves nothing that looks like data. Throws with the last words of initdb when that fails.
 */
export async function initialisePostgres({ folder, ...wanted }: Wanted): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  removeUnfinished(folder)
  // A new name each time: the initdb of a start that was killed may still be at work in another folder.
  const unfinished = mkdtempSync(`${folder}.unfinished-`)
  wanted.runner.own(unfinished)
  try {
    await initdb({ ...wanted, folder: unfinished })
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    removeUnfinished(folder)
  }
}

function removeUnfinished(folder: string): void {
  for (const name of globSync(`${basename(folder)}.unfinished-*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 10 })
}

function initdb({ binaries, runner, folder, password, signal }: Wanted): Promise<void> {
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  runner.own(passwordFile)
  const files = ['-D', folder, `--pwfile=${passwordFile}`]
  const settings = ['-U', USER, '--auth=scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions']
  const { program, args, options } = runner.command(join(binaries, 'initdb'), [...files, ...settings])
  // Detached: Ctrl-C in the terminal reaches only whoever started it, who then ends it in order.
  const child = spawn(program, args, {
    ...options,
    cwd: '/',
    detached: true,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      words ||= error.message
    })
    // Only then have the processes that initdb started ended as well.
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed: ${words.trim()}`)),
    )
  })
}
