import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { newestSubscription, renew, signInAsAdmin } from '../visitor.ts'

/** What staff read of somebody whose renewal failed until access was lost, and once more afterwards. */
export function testFailedTooOften(stage: Stage): void {
  test('staff read why access was lost, though the provider goes on trying afterwards', async () => {
    const { page: own } = await stage.member('Declined')
    const subscription = await newestSubscription(stage.copy())
    const session = async () => (await own.request.get('/api/session')).text()
    const { id }: { id: string } = JSON.parse(await session())
    for (let failed = 1; failed <= 4; failed += 1) {
      await renew(stage.copy(), subscription, 'failed')
      await expect.poll(session).toContain(`"paymentFailureCount":${failed}`)
    }
    const { page, complaints } = await stage.visit()
    await signInAsAdmin(page, `/admin/members/${id}`)
    const main = page.getByRole('main')
    await main.getByText('Cannot get in').waitFor()
    await main.getByText(/^Lost access because the payment failed three times, .*\(automatically/).waitFor()
    await main.getByText(/^The grace period ended .*; 4 attempts have failed\.$/).waitFor()
    const happened = (sentence: RegExp) => main.getByRole('listitem').filter({ hasText: sentence }).waitFor()
    await happened(/Payment failed, attempt 4(?! of)/)
    await happened(/Payment failed, attempt 3 of 3/)
    expect(complaints).toEqual([])
  })
}
