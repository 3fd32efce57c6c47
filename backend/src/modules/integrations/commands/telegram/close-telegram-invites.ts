import type { CommandContext } from '#platform/command-runner'
import { closeInvites, type InvitesToClose } from '../../persistence/close-invites.ts'

/** Makes links of a member good for nothing. */
export async function closeTelegramInvites(which: InvitesToClose, context: CommandContext): Promise<void> {
  await closeInvites(which, context)
}
