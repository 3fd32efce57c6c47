import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { type RunningSystem, startSystem } from '../system/start-system.ts'

export interface CrashSystem {
  running: RunningSystem
  /** Looks into the database; not one of the processes that die. */
  system: System
  stop(): Promise<void>
}

/** Starts the product in a folder of its own, which goes with it. */
export async function startCrashSystem(queues: 'postgres' | 'redis'): Promise<CrashSystem> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-crash-'))
  await using started = new AsyncDisposableStack()
  started.defer(async () => rmSync(dataDir, { recursive: true, force: true }))
  const running = await startSystem({ dataDir, queues })
  started.defer(running.stop)
  const system = compose(readConfig(running.env), 'crash test')
  started.defer(system.close)
  const resources = started.move()
  return { running, system, stop: () => resources.disposeAsync() }
}
