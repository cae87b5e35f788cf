import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { afterEach, describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { refusedAs, SHOP, testApp, twenty, type TestGuest, requestId } from '../../testing/index.ts'
import { endCampaigns, NO_REWARD, paidOrder, reward, runCampaign } from './campaign-app.ts'

const app = testApp()
afterEach(() => endCampaigns(app))
const pointsOf = async ({ customerId }: { customerId: number }) => (await app.balances(account.points(customerId)))[0]
const join = (guest: TestGuest) => guest.must(contract.auth.register, { shopId: SHOP })
const referral = { kind: 'referral', friendReward: reward(30) } as const

describe('opening a card (CARD-8)', () => {
  test('Twenty requests of one new member give the gift once, and a member before it gets none (CARD-8)', async () => {
    const bob = await app.member()
    const id = await runCampaign(app, { kind: 'openCard' })
    const ann = app.customer()
    const { campaigns } = await ann.must(contract.campaign.queryOpenCardList, {})
    expect(campaigns).toMatchObject([{ campaignId: id, received: false, reward: { points: 100 } }])
    await twenty(() => join(ann))
    await join(bob)
    expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([100, 0])
    expect((await ann.must(contract.campaign.queryOpenCardList, {})).campaigns[0]?.received).toBe(true)
  })
})

describe('inviting a friend (CARD-8)', () => {
  const codeOf = async (guest: TestGuest) => {
    const answers = await twenty(() => guest.must(contract.campaign.queryReferral, {}))
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1)
    return answers[0]?.code ?? ''
  }

  test('The first paid order of a new member rewards both once, and its refund takes both back (CARD-8)', async () => {
    await runCampaign(app, referral)
    const [ann, bob] = [await app.member(), await app.member()]
    const code = await codeOf(ann)
    await twenty(() => bob.must(contract.campaign.acceptReferral, { code: code.toLowerCase() }))
    expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([0, 0])
    const orderId = await paidOrder(app, bob)
    await paidOrder(app, bob)
    expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([100, 30])
    expect(await ann.must(contract.campaign.queryReferral, {})).toMatchObject({ invited: 1, rewarded: 1 })
    await bob.must(contract.order.cancel, { orderId })
    await app.settle()
    expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([0, 0])
  })

  test('Self-invitations, wrong codes and members who have ordered are refused (CARD-8)', async () => {
    await runCampaign(app, referral)
    const [ann, bob] = [await app.member(), await app.member()]
    const code = await codeOf(ann)
    const accept = async (guest: TestGuest, own: string) =>
      refusedAs(await guest.call(contract.campaign.acceptReferral, { code: own }))
    expect(await accept(ann, code)).toBe('referralOwn')
    expect(await accept(bob, 'ABCDEFGHJK')).toBe('referralWrong')
    await paidOrder(app, bob)
    expect(await accept(bob, code)).toBe('referralTooLate')
    await paidOrder(app, bob)
    expect([await pointsOf(ann), await pointsOf(bob)]).toEqual([0, 0])
  })
})

describe('collecting (CARD-8)', () => {
  test('Twenty requests collect a gift once, a repeated request answers the same (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'collect' })
    const answers = await twenty(() => ann.call(contract.campaign.collect, { campaignId: id }))
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    expect(answers.filter(answer => refusedAs(answer) === 'campaignCollected')).toHaveLength(19)
    expect(await pointsOf(ann)).toBe(100)
    const bob = await app.member()
    const again = bob.repeating(requestId())
    const repeated = await twenty(() => again.call(contract.campaign.collect, { campaignId: id }))
    for (const answer of repeated) expect(answer).toEqual({ received: { points: 100, bonus: 0, coupons: [] } })
    expect(await pointsOf(bob)).toBe(100)
    const { participations } = await ann.must(contract.campaign.batchQuery, { campaignIds: [id, 'other'] })
    expect(participations).toMatchObject([{ campaignId: id, count: 1 }])
  })

  test('A guest sees the gift, and only a member collects it (CARD-8)', async () => {
    const id = await runCampaign(app, { kind: 'collect' })
    const guest = app.guest()
    const { campaigns } = await guest.must(contract.campaign.queryCollectList, { shopId: SHOP })
    expect(campaigns).toMatchObject([{ campaignId: id, state: 'memberOnly' }])
    expect(refusedAs(await guest.call(contract.campaign.collect, { campaignId: id }))).toBe('loginNeeded')
  })

  test('A birthday gift is collected once per year, around the birthday only (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'birthday', daysBefore: 7, daysAfter: 7 })
    const stateOf = async () => (await ann.must(contract.campaign.queryCollectList, {})).campaigns[0]?.state
    const collect = async () => refusedAs(await ann.call(contract.campaign.collect, { campaignId: id }))
    expect([await stateOf(), await collect()]).toEqual(['birthdayMissing', 'birthdayNotNow'])
    const birthday = async (day: string) =>
      app.sql('update customer set birthday = $2 where customer_id = $1', [ann.customerId, day])
    await birthday('1990-03-01')
    expect([await stateOf(), await collect()]).toEqual(['notNow', 'birthdayNotNow'])
    await birthday('1990-11-25')
    expect(await stateOf()).toBe('open')
    const answers = await twenty(collect)
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    expect([await stateOf(), await pointsOf(ann)]).toEqual(['collected', 100])
  })
})

describe('daily sign-in (CARD-8)', () => {
  const DAY = 86_400_000
  test('A day gives its reward once, streaks give theirs, and a gap starts anew (CARD-8)', async () => {
    const ann = await app.member()
    const start = app.clock()
    const rule = { kind: 'signIn', streaks: [{ days: 2, reward: reward(50) }] } as const
    const id = await runCampaign(app, { ...rule, streaks: [...rule.streaks] }, { reward: reward(5) })
    const signIn = () => ann.must(contract.campaign.signIn, { campaignId: id })
    await twenty(signIn)
    expect(await pointsOf(ann)).toBe(5)
    app.clock.set(start + DAY)
    expect(await signIn()).toMatchObject({ streak: 2, received: [{ points: 5 }, { points: 50 }] })
    expect(await signIn()).toMatchObject({ streak: 2, received: [] })
    app.clock.set(start + 3 * DAY)
    expect(await signIn()).toMatchObject({ streak: 1, received: [{ points: 5 }] })
    expect(await pointsOf(ann)).toBe(65)
    const [record] = (await ann.must(contract.campaign.getSignInRecords, { shopId: SHOP })).campaigns
    expect(record).toMatchObject({ signedToday: true, streak: 1, days: ['2026-11-24', '2026-11-22', '2026-11-21'] })
    app.clock.set(start)
  })
})

describe('closing an account (CARD-8)', () => {
  test('It erases a person’s campaign data; rewards given stay counted (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'collect' })
    const signIns = await runCampaign(app, { kind: 'signIn', streaks: [] })
    await runCampaign(app, { kind: 'spending', threshold: money(100_000), repeats: true })
    await ann.must(contract.campaign.collect, { campaignId: id })
    await ann.must(contract.campaign.signIn, { campaignId: signIns })
    await ann.must(contract.campaign.queryReferral, {})
    await paidOrder(app, ann)
    await app.db.inTx(tx => app.modules.campaign.eraseCampaigns(tx, 1, ann.customerId))
    const tables = ['campaign_grant', 'campaign_part', 'campaign_progress', 'campaign_sign_in', 'referral_code']
    for (const table of tables)
      expect(await app.sql(`select 1 from ${table} where customer_id = $1`, [ann.customerId])).toEqual([])
    const [row] = await app.sql<{ granted: number }>('select granted from campaign where campaign_id = $1', [id])
    expect(row?.granted).toBe(1)
    expect(await app.audit()).toEqual([])
  })
})

describe('setting campaigns up (CARD-8)', () => {
  test('A manager of a store reads campaigns; only who may change the brand saves and switches them (CARD-8)', async () => {
    const id = await runCampaign(app, { kind: 'collect' })
    const manager = app.staff('manager')
    const { campaigns } = await manager.must(contract.campaign.campaigns, { shopId: SHOP })
    const listed = campaigns.find(({ campaign }) => campaign.campaignId === id)
    expect(listed).toMatchObject({ state: 'running', granted: 0, cost: 0 })
    if (!listed) return
    const { mark, campaign } = listed
    const save = (more: object, revision = mark, role: 'manager' | 'brand' = 'brand') =>
      app
        .staff(role)
        .call(contract.campaign.saveCampaign, { shopId: SHOP, mark: revision, campaign: { ...campaign, ...more } })
    expect(refusedAs(await save({}, mark, 'manager'))).toBe('rightMissing')
    expect(await save({ reward: NO_REWARD })).toMatchObject({ refused: 'rewardMissing' })
    expect(await save({ rule: { kind: 'openCard' } })).toMatchObject({ refused: 'campaignKindFixed' })
    expect(await save({ endDate: '2026-10-01' })).toMatchObject({ refused: 'campaignBackwards' })
    expect(await save({ maxGrants: 5 }, 'stale')).toMatchObject({ refused: 'changedMeanwhile' })
    expect(await save({ maxGrants: 5 })).toMatchObject({ campaign: { maxGrants: 5 } })
    const off = { shopId: SHOP, campaignId: id, enabled: false }
    expect(refusedAs(await manager.call(contract.campaign.switchCampaign, off))).toBe('rightMissing')
    await app.staff('brand').must(contract.campaign.switchCampaign, off)
    const after = (await manager.must(contract.campaign.campaigns, { shopId: SHOP })).campaigns
    expect(after.find(one => one.campaign.campaignId === id)).toMatchObject({ state: 'off' })
    const ann = await app.member()
    expect(refusedAs(await ann.call(contract.campaign.collect, { campaignId: id }))).toBe('campaignOver')
  })
})
