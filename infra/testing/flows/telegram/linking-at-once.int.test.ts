import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilSomebodyWaits } from '../../lock-waits.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { linkIn, type Member, memberOf, telegramAccount, telegramOf } from './channel.ts'

let system: WholeSystem
let telegram: ReturnType<typeof telegramOf>
beforeAll(async () => {
  system = await startWholeSystem()
  telegram = telegramOf(system)
})
afterAll(() => system.stop())

const CHANGE = `update telegram_links set telegram_user_id = $2, version = version + 1 where account_id = $1`

/** Links another Telegram account to a member, which counts only once what happens meanwhile waits for it. */
async function changeLink(member: Member, telegramUserId: number, meanwhile: () => Promise<unknown>) {
  await system.system.sql.transaction(async (held) => {
    await held.rows({ text: CHANGE, values: [member.id, String(telegramUserId)] })
    await meanwhile()
    await untilSomebodyWaits(system.system)
  })
}

it('answers who asks several times at once with the same link, which works', async () => {
  const member = await memberOf(system)
  const linked = await Promise.all([member.link(), member.link()])
  expect(linked.map(({ status }) => status)).toEqual([200, 200])
  await telegram.fault('slow', 3, '/createChatInviteLink')
  const answers = await Promise.all([member.invite(), member.link(), member.invite()])
  const links = new Set(answers.map(linkIn))
  expect(links.size).toBe(1)
  expect([...links]).toEqual([(await member.standing()).invite?.inviteLink])
  expect(await telegram.join(member.telegramUserId, [...links].join())).toBe('requested')
  await telegram.untilInside(member.telegramUserId)
})

it('takes no link from somebody who changes theirs while another member proves the old one', async () => {
  const [owner, claimant] = [await memberOf(system), await memberOf(system)]
  await claimant.link(owner.telegramUserId)
  const other = telegramAccount()
  const inviteLink = linkIn(await owner.link())
  await changeLink(claimant, other, () => telegram.join(owner.telegramUserId, inviteLink))
  await telegram.untilInside(owner.telegramUserId)
  expect((await claimant.standing()).link).toMatchObject({ telegramUserId: String(other) })
})
