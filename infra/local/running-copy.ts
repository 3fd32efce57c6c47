import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holderOf } from './data-lock.ts'

/** Keeps the environment of the copy that runs on these files, for commands that work on it; answers how to forget it. */
export function noteRunningCopy(dataDir: string, env: NodeJS.ProcessEnv): () => void {
  const file = fileIn(dataDir)
  // It holds secrets: for its owner alone.
  writeFileSync(file, JSON.stringify({ pid: process.pid, env }), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The environment of the copy that runs on these files; undefined when none does: a crash leaves the note of one that did. */
export function runningCopy(dataDir: string): NodeJS.ProcessEnv | undefined {
  try {
    const { pid, env } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
    return pid === holderOf(dataDir) ? env : undefined
  } catch {
    return undefined
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'running.json')
}
