import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const reportOf = (campaignId: string) =>
  app.staff('manager').must(contract.campaign.campaignReport, { shopId: SHOP, campaignId })

test('The report of a campaign counts its own coupons and grants, and those of no other (CARD-8)', async () => {
  const ids = (await app.staff('manager').must(contract.campaign.campaigns, { shopId: SHOP })).campaigns.map(
    ({ campaign }) => campaign.campaignId,
  )
  const before = new Map(await Promise.all(ids.map(async id => [id, await reportOf(id)] as const)))
  const ann = await app.member()
  await ann.must(contract.campaign.collect, { campaignId: 'autumn-coupon' } as never)
  await app.settle()
  for (const id of ids) {
    const more = id === 'autumn-coupon' ? 1 : 0
    const { coupons = 0, granted = 0, members = 0 } = before.get(id) ?? {}
    expect([id, await reportOf(id)]).toMatchObject([
      id,
      { coupons: coupons + more, granted: granted + more, members: members + more },
    ])
  }
})
