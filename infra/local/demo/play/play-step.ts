import { recordActivity } from '@meridian/backend/demo-api'
import type { Step } from '../plan/step.ts'
import { enterTelegram } from './channel.ts'
import { join, leaveCheckout, register } from './checkouts.ts'
import { knownPerson } from './known.ts'
import { cancel, changePlan, giveUp, leave, lookAtGraces, refund, renew } from './memberships.ts'
import { callOff, lookAtMeetups, plan, share, takePlace } from './network.ts'
import type { TimeMachine } from './time-machine.ts'

export interface StepContext {
  /** The moment from which the days of the plan are counted. */
  present: Date
  /** The step's own; also the browser in which a checkout is begun. */
  stepId: string
}

/** Lets a step happen at the machine's present time. Done again it changes nothing. */
export function playStep(machine: TimeMachine, step: Step, { present, stepId }: StepContext): Promise<void> {
  switch (step.does) {
    case 'register':
      return register(machine, step)
    case 'leave-checkout':
      return leaveCheckout(machine, step, stepId)
    case 'join':
      return join(machine, step, stepId)
    case 'renew':
      return renew(machine, step)
    case 'cancel':
      return cancel(machine, step)
    case 'leave':
      return leave(machine, step)
    case 'give-up':
      return giveUp(machine, step)
    case 'refund':
      return refund(machine, step)
    case 'change-plan':
      return changePlan(machine, step)
    case 'look-at-graces':
      return lookAtGraces(machine)
    case 'share-location':
      return share(machine, step)
    case 'enter-telegram':
      return enterTelegram(machine, step)
    case 'visit':
      return visit(machine, step.email)
    case 'plan-meetup':
      return plan(machine, step, present)
    case 'join-meetup':
      return takePlace(machine, step)
    case 'cancel-meetup':
      return callOff(machine, step)
    case 'look-at-meetups':
      return lookAtMeetups(machine)
  }
}

async function visit({ system }: TimeMachine, email: string): Promise<void> {
  const { id: accountId } = await knownPerson(system, email)
  await system.commands.run(recordActivity, { accountId }, `account:${accountId}`)
}
