import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holderOf } from './data-lock.ts'

/** Notes the environment of the copy running on these files, for commands that work on it; answers how to forget it. */
export function noteRunningCopy(dataDir: string, env: NodeJS.ProcessEnv): () => void {
  const file = fileIn(dataDir)
  // It holds secrets: for its owner alone.
  writeFileSync(file, JSON.stringify({ pid: process.pid, env }), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The environment of the copy running on these files; undefined if none is, even if a crash has left a note behind. */
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
