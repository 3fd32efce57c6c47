import type { Schedule } from './schedule.ts'

/** Once everything that follows from a deleted account is done, nothing needs to know whose it was. */
export const forgetDeletedPeople: Schedule = {
  name: 'forget-deleted-people',
  pattern: '40 */5 * * * *',
  isSlow: true,
  async run({ forgetDeletedPeople: forget, consumers }) {
    await forget(consumers.flatMap(({ name, on }) => on.map((type) => ({ type, consumer: name }))))
  },
}
