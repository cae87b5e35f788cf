import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import {
  refusedAs,
  twenty,
  type TestMember,
  testApp,
  dollarKitchen,
  harbourDish,
  requestId,
  seedStoredValue,
} from '../../testing/index.ts'

/** Dishes by what they cost. */
const dishes = Object.entries({ lunch: 1900, feast: 4000, lobster: 4900 }).map(([foodId, price]) =>
  harbourDish(foodId, { price: money(price) }),
)
const app = testApp({ brand: dollarKitchen({ dishes }), clock: '2026-11-22T12:00:00Z' })

const inTx = <R>(work: (tx: Tx) => Promise<R>) => app.db.inTx(work)
const points = async ({ customerId }: TestMember) => (await app.balances(account.points(customerId)))[0]

describe('Recharge (CARD-3)', () => {
  const input = (ann: TestMember, more: object = {}) => ({
    cardId: ann.cardId,
    id: 'top-up',
    versionId: 'v1',
    ruleId: 'gear-50',
    agreementVersion: 1,
    ...more,
  })
  const submit = async (ann: TestMember, more: object = {}) => {
    const submitted = await ann.call(contract.storedvalue.submit, input(ann, more))
    if (!('rechargeId' in submitted)) throw new Error(JSON.stringify(submitted))
    return submitted.rechargeId
  }
  const pay = (rechargeId: string, amount = 5000) =>
    inTx(tx =>
      app.modules.storedvalue.payments.paid(tx, { corporationId: 1, rechargeId, amount: money(amount), ref: 'r' }),
    )
  const refund = (rechargeId: string) =>
    inTx(tx => app.modules.storedvalue.payments.refunded(tx, { corporationId: 1, rechargeId }))

  test('Paid once and credited exactly once for twenty confirmations; the recharge’s records balance', async () => {
    const ann = await app.member()
    const rechargeId = await submit(ann)
    const verdicts = await twenty(() => pay(rechargeId))
    expect(verdicts.filter(it => it === 'paid')).toHaveLength(1)
    expect(verdicts.filter(it => it === 'repeat')).toHaveLength(19)
    expect(await app.onCard(ann)).toEqual([5000, 800])
    expect(await points(ann)).toBe(80)
    expect(await balanceOf(app.db, 1, account.recharge(rechargeId))).toBe(-5000)
  })

  test('Twenty first recharges at once bring the first one’s gift once (M12)', async () => {
    const ann = await app.member()
    const submitted = await Promise.all(Array.from({ length: 20 }, () => submit(ann, { ruleId: 'gear-20' })))
    await Promise.all(submitted.map(rechargeId => pay(rechargeId, 2000)))
    expect(await app.onCard(ann)).toEqual([40_000, 300])
    expect(await points(ann)).toBe(20 * 20 + 30)
  })

  test('Another amount than the stored one credits nothing', async () => {
    const ann = await app.member()
    expect(await pay(await submit(ann), 4999)).toBe('wrongAmount')
    expect(await app.onCard(ann)).toEqual([0, 0])
  })

  test('The agreement in force must be accepted, and the rules be those that were shown (PAY-7)', async () => {
    const ann = await app.member()
    const answer = async (more: object) => refusedAs(await ann.call(contract.storedvalue.submit, input(ann, more)))
    expect(await answer({ agreementVersion: undefined })).toBe('agreementUnticked')
    expect(await answer({ agreementVersion: 2 })).toBe('agreementUnticked')
    expect(await answer({ versionId: 'v0' })).toBe('storedValueChanged')
    expect(await answer({ ruleId: 'gear-1' })).toBe('storedValueChanged')
    expect(await answer({ cardId: randomUUID() })).toBe('notFound')
    // Sold at another store only: naming it here does not buy it.
    const brand = dollarKitchen()
    const programs = brand.storedValue.map(program => ({ ...program, id: 'elsewhere', scopes: [102] }))
    const ground = {
      cardPrograms: brand.memberPrograms,
      couponTemplateIds: brand.coupons.map(({ template }) => template.couponTemplateId),
      shops: brand.shops.map(({ config }) => ({ ...config, shopId: 102 })),
    }
    await inTx(tx => seedStoredValue(tx, 1, programs, ground, new Date(app.clock())))
    expect(await answer({ id: 'elsewhere' })).toBe('storedValueChanged')
    expect(await answer({ id: 'elsewhere', shopId: 102 })).toBe('storedValueChanged')
  })

  test('Refunded, what it brought is taken back once; spent value is recorded as missing, and nothing goes below zero (M4, M10)', async () => {
    const ann = await app.member()
    const rechargeId = await submit(ann)
    await pay(rechargeId)
    const hold = { corporationId: 1, customerId: ann.customerId, holdKey: randomUUID(), payerId: ann.cardId }
    const spend = { ...hold, amount: money(1200), currencyCode: 'USD', shopId: 101, at: app.clock() }
    await inTx(tx => app.modules.card.paymentMethod.hold(tx, spend))
    await twenty(() => refund(rechargeId))
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await points(ann)).toBe(0)
    const { rows } = await app.db.query<{ missing: number }>(
      { name: 'test_missing', text: 'select missing from recharge where recharge_id = $1' },
      [rechargeId],
    )
    expect(rows[0]?.missing).toBe(1200)
  })

  test('The list offers amounts that cover the amount due; another person’s recharge is not shown (PAY-7, A1)', async () => {
    const [ann, bob] = [await app.member({ card: 500 }), await app.member()]
    const offered = await ann.call(contract.storedvalue.queryIntelligentPrograms, {
      cardId: ann.cardId,
      shopId: 101,
      amount: 4000,
    })
    if (!('offers' in offered)) throw new Error('nothing offered')
    expect(offered.offers[0]?.gears.map(it => it.ruleId)).toEqual(['gear-50', 'gear-100', 'gear-200'])
    const rechargeId = await submit(ann)
    expect(refusedAs(await bob.call(contract.storedvalue.detail, { rechargeId }))).toBe('notFound')
  })
})

describe('Transfer (CARD-4, M11)', () => {
  const send = async (ann: TestMember, amount: number, more: object = {}) => {
    const input = { cardId: ann.cardId, amount, message: 'For lunch', ...more }
    return ann.call(contract.card.createTransfer, input)
  }
  const sent = async (ann: TestMember, amount = 500) => {
    const transfer = await send(ann, amount)
    if (!('claimCode' in transfer) || transfer.claimCode === undefined) throw new Error(JSON.stringify(transfer))
    return { transferId: transfer.transferId, claimCode: transfer.claimCode }
  }
  const receive = (bob: TestMember, claimCode: string) => bob.call(contract.card.receiveTransfer, { claimCode })
  const waiting = async (transferId: string) => (await app.balances(account.transfer(transferId)))[0]

  test('Twenty claim one link: one gets it, and the sent amount is the received one', async () => {
    const ann = await app.member({ card: 1000, bonus: 100 })
    const { transferId, claimCode } = await sent(ann)
    expect([await app.onCard(ann), await waiting(transferId)]).toEqual([[500, 100], 500])
    const friends = await Promise.all(Array.from({ length: 20 }, () => app.member()))
    const done = await Promise.all(friends.map(friend => receive(friend, claimCode)))
    expect(done.filter(it => !isRefusal(it))).toHaveLength(1)
    const arrived = await Promise.all(friends.map(app.onCard))
    expect(arrived.flat().reduce((sum, it) => sum + it)).toBe(500)
    expect(await waiting(transferId)).toBe(0)
  })

  test('Claimed and taken back at once: one of the two happens, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ann, bob] = [await app.member({ card: 700 }), await app.member()]
      const { transferId, claimCode } = await sent(ann, 700)
      const cancel = ann.call(contract.card.cancelTransfer, { transferId })
      await Promise.all([cancel, receive(bob, claimCode), app.modules.card.watchdog.sweep()])
      expect((await app.onCard(ann))[0] ?? 0).toBe(700 - ((await app.onCard(bob))[0] ?? 0))
      expect(await waiting(transferId)).toBe(0)
    }
  })

  test('A transfer to oneself, of given value, of more than the balance, or of nothing is refused (M11)', async () => {
    const ann = await app.member({ card: 600, bonus: 400 })
    const { claimCode } = await sent(ann)
    expect(refusedAs(await receive(ann, claimCode))).toBe('transferOwn')
    for (const amount of [101, 0]) expect(refusedAs(await send(ann, amount))).toBe('transferShort')
    expect(await app.onCard(ann)).toEqual([100, 400])
  })

  test('From the program’s amount on, the card’s password or a code is required (U6)', async () => {
    const ann = await app.member({ card: 5000 })
    expect(refusedAs(await send(ann, 2000))).toBe('cardSecurityNeeded')
    expect(refusedAs(await send(ann, 2000, { securityCode: '111112' }))).toBe('cardPasswordWrong')
    await ann.call(contract.card.changePwd, { cardId: ann.cardId, password: '135790' })
    expect(refusedAs(await send(ann, 2000, { securityCode: '135790' }))).toBe('done')
    expect(await app.onCard(ann)).toEqual([3000, 0])
  })

  test('Unclaimed after three days it returns by itself, once, and the link is invalid', async () => {
    const [ann, bob] = [await app.member({ card: 900 }), await app.member()]
    const { transferId, claimCode } = await sent(ann, 900)
    app.clock.set(app.clock() + 72 * 3_600_000)
    expect(refusedAs(await receive(bob, claimCode))).toBe('transferGone')
    await twenty(() => app.modules.card.watchdog.sweep())
    expect([await app.onCard(ann), await waiting(transferId)]).toEqual([[900, 0], 0])
  })

  test('The repeated request is the same transfer; its code is the sender’s alone', async () => {
    const [ann, bob] = [await app.member({ card: 1000 }), await app.member()]
    const caller = ann.repeating(requestId())
    const input = { cardId: ann.cardId, amount: 300, message: '' }
    const [one, two] = [
      await caller.call(contract.card.createTransfer, input),
      await caller.call(contract.card.createTransfer, input),
    ]
    expect(two).toEqual(one)
    expect(await app.onCard(ann)).toEqual([700, 0])
    if (!('claimCode' in one) || one.claimCode === undefined) throw new Error('not sent')
    const seen = await bob.call(contract.card.transferDetail, { claimCode: one.claimCode })
    expect(seen).not.toHaveProperty('claimCode')
    const byId = await bob.call(contract.card.transferDetail, { transferId: one.transferId })
    expect(refusedAs(byId)).toBe('notFound')
  })

  test('Two members who transfer to each other at once keep their total (M11)', async () => {
    const amount = fc.integer({ min: 1, max: 400 })
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 4, maxLength: 8 }), async amounts => {
        const pair = [await app.member({ card: 1000 }), await app.member({ card: 1000 })] as const
        await Promise.all(
          amounts.map(async (each, at) => {
            const [from, to] = at % 2 === 0 ? pair : ([pair[1], pair[0]] as const)
            const transfer = await send(from, each)
            if ('claimCode' in transfer && transfer.claimCode !== undefined) await receive(to, transfer.claimCode)
          }),
        )
        const held = (await Promise.all(pair.map(app.onCard))).flat()
        expect(held.reduce((sum, it) => sum + it)).toBe(2000)
      }),
      { numRuns: 6 },
    )
  })
})

describe('Smart recharge (PAY-7)', () => {
  const input = (ann: TestMember, more: object = {}) => ({
    cardId: ann.cardId,
    id: 'top-up',
    versionId: 'v1',
    ruleId: 'gear-50',
    agreementVersion: 1,
    ...more,
  })
  const submit = (ann: TestMember, more: object = {}) => ann.call(contract.storedvalue.submit, input(ann, more))
  const pay = (rechargeId: string) =>
    inTx(tx =>
      app.modules.storedvalue.payments.paid(tx, { corporationId: 1, rechargeId, amount: money(5000), ref: 'r' }),
    )
  const standing = (ann: TestMember, rechargeId: string) =>
    inTx(tx =>
      app.modules.storedvalue.payments.payable(tx, { corporationId: 1, rechargeId, owner: `c:${ann.customerId}` }),
    )

  test('Without the accepted agreement it is refused, and so is a tier that is too small or an order that cannot be paid (PAY-7)', async () => {
    const ann = await app.member()
    const { orderId } = await ann.order({ dishes: ['feast'] })
    const pays = { orderId }
    expect(refusedAs(await submit(ann, { pays, agreementVersion: undefined }))).toBe('agreementUnticked')
    expect(refusedAs(await submit(ann, { pays, ruleId: 'gear-20' }))).toBe('storedValueChanged')
    await ann.call(contract.order.cancel, { orderId })
    expect(refusedAs(await submit(ann, { pays }))).toBe('notPayable')
  })

  test('Paid once the card is topped up, exactly once for twenty confirmations', async () => {
    const ann = await app.member()
    const { orderId } = await ann.order({ dishes: ['lunch'] })
    const pays = { orderId }
    const submitted = await submit(ann, { pays })
    const rechargeId = 'rechargeId' in submitted ? submitted.rechargeId : ''
    expect(await standing(ann, rechargeId)).toMatchObject({ pays: { ...pays, state: 'waiting' } })
    await twenty(() => pay(rechargeId))
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await app.onCard(ann)).toEqual([5000 - 1900, 800])
    expect(await standing(ann, rechargeId)).toMatchObject({ state: 'paid', pays: { state: 'paid' } })
  })

  test('Too late to pay it: the value stays on the card, and that is shown', async () => {
    const ann = await app.member()
    const { orderId } = await ann.order({ dishes: ['lunch'] })
    const submitted = await submit(ann, { pays: { orderId } })
    const rechargeId = 'rechargeId' in submitted ? submitted.rechargeId : ''
    await ann.call(contract.order.cancel, { orderId })
    expect(await pay(rechargeId)).toBe('paid')
    expect(await standing(ann, rechargeId)).toMatchObject({ state: 'paid', pays: { state: 'notPaid' } })
    expect(await app.onCard(ann)).toEqual([5000, 800])
  })

  test('Above the card’s amount its password is required once, and not for a repeat of the request (CARD-1)', async () => {
    const ann = await app.member()
    const { orderId } = await ann.order({ dishes: ['lobster'] })
    const next = await ann.order({ dishes: ['lobster'] })
    expect(refusedAs(await submit(ann, { pays: { orderId }, ruleId: 'gear-100' }))).toBe('securityNeeded')
    const code = await ann.call(contract.card.genCardCodeAndSecurity, { cardId: ann.cardId })
    const securityCode = 'securityCode' in code ? code.securityCode : ''
    const body = input(ann, { pays: { orderId, securityCode } })
    const once = ann.repeating(requestId())
    const first = await once.call(contract.storedvalue.submit, body)
    expect(await once.call(contract.storedvalue.submit, body)).toEqual(first)
    expect(refusedAs(await submit(ann, { pays: { orderId: next.orderId, securityCode } }))).toBe('securityWrong')
  })
})
