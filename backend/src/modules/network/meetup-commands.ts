import type { Command, CommandRunner } from '#platform/command-runner'
import type { Actor } from '#platform/journal/actor'
import { createKeyedMutex } from '#platform/keyed-mutex'
import type { CatchUp } from '#platform/projections/catch-up'

/** Runs the commands of meetups: one after the other for each meetup, and until their effect can be seen. */
export interface MeetupCommands {
  run<Input extends { meetupId: string }, Output>(
    command: Command<Input, Output>,
    input: Input,
    actor: Actor,
  ): Promise<Output>
  /** The same for a meetup that does not exist yet. */
  plan<Input, Output>(command: Command<Input, Output>, input: Input, actor: Actor): Promise<Output>
}

export function createMeetupCommands(commands: CommandRunner, catchUp: CatchUp): MeetupCommands {
  const exclusively = createKeyedMutex()
  async function seen<T>(work: Promise<T>): Promise<T> {
    const output = await work
    await catchUp()
    return output
  }
  return {
    run: (command, input, actor) =>
      seen(exclusively(input.meetupId, () => commands.run(command, input, actor))),
    plan: (command, input, actor) => seen(commands.run(command, input, actor)),
  }
}
