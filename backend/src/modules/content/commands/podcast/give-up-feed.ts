import type { CommandContext } from '#platform/command-runner'
import { retireFeed } from '../../persistence/retire-feed.ts'

/** Ends the address of a person's feed for good; they may be given another. Nothing happens where they have none. */
export async function giveUpFeed(
  { accountId }: { accountId: string },
  { em, now }: CommandContext,
): Promise<void> {
  await retireFeed(em, { accountId, now })
}
