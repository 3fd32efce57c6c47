import type { Stage } from '../stage.ts'
import type { Visit } from '../visitor.ts'

/** What the tests of the network play on. */
export interface NetworkStage extends Stage {
  /** Somebody new who has bought a membership, at the network's screen. */
  atNetwork(name: string, tier?: string): Promise<Visit>
}

export function networkStageOf(stage: Stage): NetworkStage {
  return {
    ...stage,
    async atNetwork(name, tier) {
      const visit = await stage.member(name, tier)
      await visit.page.goto('/member-map')
      await visit.page.getByRole('application').waitFor()
      return visit
    },
  }
}
