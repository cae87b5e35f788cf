import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { afterEach, describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import { cardData, line, refusedAs, requestId, SHOP, testApp, type TestMember, twenty } from '../../testing/index.ts'
import { endCampaigns, reward, runCampaign } from './campaign-app.ts'

const app = testApp()
afterEach(() => endCampaigns(app))
const pointsOf = async ({ customerId }: TestMember) => (await app.balances(account.points(customerId)))[0]
const pass = {
  kind: 'rightsPackage' as const,
  price: money(2000),
  validDays: 30,
  rights: [{ rightId: 'coffee', name: { en_US: 'Coffee' }, count: 5 }],
}
const submit = (ann: TestMember, campaignId: string) =>
  ann.must(contract.campaign.submitPackage, { shopId: SHOP, campaignId, price: money(2000) })
const packageOf = async (ann: TestMember, packageId: string) =>
  (await ann.must(contract.campaign.queryPurchasedPackages, { packageId })).packages[0]

async function bought(ann: TestMember, campaignId: string): Promise<{ packageId: string; code: string }> {
  const { packageId } = await submit(ann, campaignId)
  const payments = [line('12_bankCard', 2000)]
  const pays = { orderId: packageId, businessType: 2006 as const, payments, card: cardData() }
  expect(await ann.call(contract.payment.createPayment, pays)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return { packageId, code: (await packageOf(ann, packageId))?.code ?? '' }
}

const staff = app.staff('staff')
const use = (code: string) => staff.call(contract.campaign.usePackageRight, { shopId: SHOP, code, rightId: 'coffee' })
const refund = (orderId: string, amount: number) =>
  app.staff('manager').call(contract.payment.refundOrder, {
    shopId: SHOP,
    orderId,
    businessType: 2006,
    wish: { amount: money(amount) },
    reason: 'moves away',
  })

describe('rights packages (CARD-8)', () => {
  test('A package is worth nothing before it is paid, and its reward is given once (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass, { reward: reward(50) })
    const { packageId } = await submit(ann, id)
    expect(await packageOf(ann, packageId)).toMatchObject({ state: 'awaitingPayment' })
    expect(await ann.must(contract.campaign.queryPurchasedPackages, {})).toEqual({ packages: [] })
    const paid = { corporationId: 1, kind: 'rightsPackage' as const, payableId: packageId, amount: money(2000) }
    const more = { shopId: SHOP, tipAmount: money(0), ccAmount: money(0), lines: [], paymentMethod: '', payments: [] }
    const verdicts = await twenty(() =>
      app.db.inTx(tx => app.modules.campaign.packages.paid(tx, { ...paid, ...more, ref: 'r' })),
    )
    expect(verdicts.filter(verdict => verdict === 'paid')).toHaveLength(1)
    expect(await pointsOf(ann)).toBe(50)
    expect(await packageOf(ann, packageId)).toMatchObject({ state: 'paid', lastDay: '2026-12-20', expired: false })
  })

  test('Bought by card, its rights are used at the counter by its code, never more often than bought (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass)
    const { packageId, code } = await bought(ann, id)
    expect(
      await staff.must(contract.campaign.packageAtCounter, { shopId: SHOP, code: code.toLowerCase() }),
    ).toMatchObject({
      name: 'Gift',
      rights: [{ rightId: 'coffee', count: 5, used: 0 }],
    })
    const answers = await twenty(() => use(code))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(5)
    expect(answers.filter(answer => refusedAs(answer) === 'rightUsedUp')).toHaveLength(15)
    expect(await packageOf(ann, packageId)).toMatchObject({ rights: [{ used: 5 }] })
    expect(refusedAs(await use('ABCDEFGHJKMN'))).toBe('rightsCodeWrong')
    expect(
      await app.staff('manager').must(contract.campaign.campaignReport, { shopId: SHOP, campaignId: id }),
    ).toMatchObject({
      members: 1,
      granted: 1,
      rights: 5,
      rightsUsed: 5,
      revenue: 2000,
    })
  })

  test('A refund takes its share of rights and reward back; what was used is not refunded (CARD-8, M10)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass, { reward: reward(50) })
    const { packageId, code } = await bought(ann, id)
    await use(code)
    expect(await refund(packageId, 1601)).toMatchObject({ refused: 'moreThanLeft' })
    expect(refusedAs(await refund(packageId, 800))).toBe('done')
    await app.settle()
    expect(await packageOf(ann, packageId)).toMatchObject({ state: 'paid', rights: [{ count: 3, used: 1 }] })
    expect(await pointsOf(ann)).toBe(30)
    expect(await balanceOf(app.db, 1, account.rightsPackage(packageId))).toBe(1200)
    expect(await app.audit()).toEqual([])
  })

  test('The code of a refunded package opens nothing and is not shown any more (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass)
    const { packageId, code } = await bought(ann, id)
    expect(refusedAs(await refund(packageId, 2000))).toBe('done')
    await app.settle()
    expect(refusedAs(await use(code))).toBe('rightsCodeWrong')
    expect(await packageOf(ann, packageId)).not.toHaveProperty('code')
  })

  test('A package of the former version, which stored its code itself, is still used by it (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass)
    const { packageId } = await bought(ann, id)
    await app.sql(`update rights_package set code = 'F0RMERC0DE12' where package_id = $1`, [packageId])
    expect((await packageOf(ann, packageId))?.code).toBe('F0RMERC0DE12')
    expect(refusedAs(await use('f0rmerc0de12'))).toBe('done')
  })

  test('An expired package, another price and another member’s package are refused (CARD-8)', async () => {
    const [ann, bob] = [await app.member(), await app.member()]
    const id = await runCampaign(app, pass)
    const { packageId, code } = await bought(ann, id)
    const wrong = { shopId: SHOP, campaignId: id, price: money(1) }
    expect(refusedAs(await ann.call(contract.campaign.submitPackage, wrong))).toBe('packageChanged')
    expect(await bob.must(contract.campaign.queryPurchasedPackages, { packageId })).toEqual({ packages: [] })
    const start = app.clock()
    app.clock.set(start + 30 * 86_400_000)
    expect(refusedAs(await use(code))).toBe('rightsExpired')
    app.clock.set(start)
  })

  test('Twenty equal requests create one package (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, pass)
    const again = ann.repeating(requestId())
    const ids = await twenty(() =>
      again.must(contract.campaign.submitPackage, { shopId: SHOP, campaignId: id, price: money(2000) }),
    )
    expect(new Set(ids.map(({ packageId }) => packageId)).size).toBe(1)
  })
})
