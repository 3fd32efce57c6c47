import type { Schedule } from './schedule.ts'

/** At night, whoever is known to be in the channel is compared with whoever may be: updates get lost. */
export const walkTelegramRoster: Schedule = {
  name: 'walk-telegram-roster',
  pattern: '0 10 4 * * *',
  isSlow: true,
  async run({ integrations, log }, actor) {
    const doubts = await integrations.telegram.walkRoster(actor)
    if (doubts > 0) log.info({ doubts }, 'seats in the channel are looked at')
  },
}
