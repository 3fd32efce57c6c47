import { MORTAL_PARTS, type MortalPart, type RunningSystem } from '../system/start-system.ts'

/** Numbers from 0 up to 1 that look random and depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What dies, by the number of steps finished by then. */
export type KillPlan = ReadonlyMap<number, MortalPart>

/** `count` different numbers from 1 to `highest`, which must not be less than `count`, and what dies at each. */
export function planKills(random: () => number, count: number, highest: number): KillPlan {
  const plan = new Map<number, MortalPart>()
  while (plan.size < count) {
    const moment = 1 + Math.floor(random() * highest)
    const part = MORTAL_PARTS[Math.floor(random() * MORTAL_PARTS.length)]
    if (part !== undefined && !plan.has(moment)) plan.set(moment, part)
  }
  return new Map([...plan].toSorted(([one], [other]) => one - other))
}

/** Kills by the plan; `killed` grows with every death. */
export function createKiller(system: RunningSystem, plan: KillPlan) {
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
