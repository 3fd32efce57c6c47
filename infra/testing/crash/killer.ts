import { MORTAL_PARTS, type MortalPart, type RunningSystem } from '../system/start-system.ts'

/** Numbers from 0 up to 1 that look random and follow from the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` different numbers from 1 to `highest`, and what dies at each. */
export function planKills(random: () => number, count: number, highest: number): Map<number, MortalPart> {
  const plan = new Map<number, MortalPart>()
  while (plan.size < Math.min(count, highest)) {
    const part = MORTAL_PARTS[Math.floor(random() * MORTAL_PARTS.length)] ?? 'workers'
    const moment = 1 + Math.floor(random() * highest)
    if (!plan.has(moment)) plan.set(moment, part)
  }
  return plan
}

/** Counts the steps that all people have finished, and does what is planned for their number. */
export function createProgress(act: (finished: number) => Promise<void> | undefined) {
  let finished = 0
  let acting = Promise.resolve()
  return {
    step() {
      finished += 1
      const present = finished
      acting = acting.then(() => act(present))
    },
    /** Resolves when all that was planned up to now has been done. */
    done: () => acting,
  }
}

/** Kills by the plan; answers what to do at each step, and the list of what has been killed. */
export function createKiller(system: RunningSystem, plan: ReadonlyMap<number, MortalPart>) {
  const killed: MortalPart[] = []
  return {
    killed,
    async act(finished: number): Promise<void> {
      const part = plan.get(finished)
      if (part === undefined) return
      await system.kill(part)
      killed.push(part)
    },
  }
}
