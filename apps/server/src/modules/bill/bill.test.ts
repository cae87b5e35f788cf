import { isRefusal } from '@comanda/contract/core'
import { PART_KEPT_MS } from '@comanda/domain/bill'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { type BillHouse, billHouse, TABLE } from './bill-test-house.ts'

const database = testDatabase()
let house: BillHouse
beforeEach(async () => {
  house = await billHouse(database())
})

type Split = Parameters<BillHouse['bill']['handlers']['executePaymentRound']>[1]['split']

const keep = (owner: string, split: Split, expectedAmount: number) =>
  house.bill.handlers.executePaymentRound(house.guest(owner), { billId: house.billId, split, expectedAmount })

const kept = async (owner: string, split: Split, expectedAmount: number): Promise<string> => {
  const answer = await keep(owner, split, expectedAmount)
  if (!('partId' in answer)) throw new Error(JSON.stringify(answer))
  return answer.partId
}

const seenBy = async (owner: string) =>
  (await house.bill.handlers.calConfirm(house.guest(owner), { billId: house.billId })) as {
    bill?: {
      state: string
      totalAmount: number
      paidAmount: number
      openAmount: number
      restAmount: number
      parts: { partId: string; state: string }[]
    }
  }

describe('TWO WHO PAY AT ONCE never pay too much · ORDER-3, PAY-9', () => {
  test('20 phones that each want 100 of a bill of 950 keep 9 parts, and the rest is 50', async () => {
    house.round(500, 450)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'amount', amount: 100 }, 100)),
    )
    const parts = answers.flatMap(answer => ('partId' in answer ? [answer.partId] : []))
    expect(parts).toHaveLength(9)
    expect(answers.flatMap(answer => (isRefusal(answer) ? [answer.refused] : []))).toEqual(
      Array.from({ length: 11 }, () => 'billMoved'),
    )
    const verdicts = await Promise.all(parts.map(partId => house.money(partId)))
    expect(new Set(verdicts)).toEqual(new Set(['paid']))
    expect((await seenBy('g:1')).bill).toMatchObject({ paidAmount: 900, openAmount: 0, restAmount: 50 })
  })

  test('20 who want all of it: one keeps it, and the others hear that nothing is left', async () => {
    house.round(1999)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'rest' }, 1999)))
    const refused = answers.flatMap(answer => (isRefusal(answer) ? [answer.refused] : []))
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'nothingDue'))
  })

  test('20 who want the same dish: one pays it', async () => {
    const { orderId } = house.round(700, 300)
    const items = [{ orderId, itemKey: 'k0' }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'items', items }, 700)),
    )
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })

  test('7 even shares of 1000 taken at the same time add up to it, and the bill closes once', async () => {
    house.round(1000)
    const shares = [143, 143, 143, 143, 143, 143, 142]
    const parts: string[] = []
    for (const [at, share] of shares.entries()) parts.push(await kept(`g:${at}`, { by: 'evenly', ways: 7 }, share))
    expect(await Promise.all(parts.map(partId => house.money(partId)))).toEqual(shares.map(() => 'paid'))
    expect(house).toMatchObject({ pays: 1, ends: 1 })
  })

  test('the same message of the provider twenty times is one payment · M7, W2', async () => {
    house.round(1000)
    const partId = await kept('g:ana', { by: 'amount', amount: 400 }, 400)
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => house.money(partId)))
    expect(verdicts.filter(it => it === 'paid')).toHaveLength(1)
    expect((await seenBy('g:ana')).bill).toMatchObject({ paidAmount: 400, restAmount: 600 })
  })
})

describe('A PART THAT IS NOT PAID is free again', () => {
  test('after its time, once, also when twenty look at the same moment', async () => {
    // What other tests left open is swept before.
    house.clock.now += PART_KEPT_MS
    await house.bill.watch.sweep()
    house.round(1000)
    await kept('g:ana', { by: 'rest' }, 1000)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 1000, restAmount: 0 })
    expect(await house.bill.watch.sweep()).toBe(0)
    house.clock.now += PART_KEPT_MS
    const freed = await Promise.all(Array.from({ length: 20 }, () => house.bill.watch.sweep()))
    expect(freed.reduce((all, one) => all + one, 0)).toBe(1)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 0, restAmount: 1000 })
  })

  test('money that comes late is taken where the bill has room for it · M8', async () => {
    house.round(1000)
    const late = await kept('g:ana', { by: 'amount', amount: 600 }, 600)
    house.clock.now += PART_KEPT_MS
    await house.bill.watch.sweep()
    expect(await house.money(late)).toBe('paid')
    expect((await seenBy('g:ben')).bill).toMatchObject({ paidAmount: 600, restAmount: 400 })
  })

  test('and goes back where it has not · M7, M8', async () => {
    house.round(1000)
    const late = await kept('g:ana', { by: 'rest' }, 1000)
    house.clock.now += PART_KEPT_MS
    await house.bill.watch.sweep()
    expect(await house.money(await kept('g:ben', { by: 'rest' }, 1000))).toBe('paid')
    expect(await house.money(late)).toBe('refunding')
    expect(house.refunds).toMatchObject([{ partId: late }])
    expect(house).toMatchObject({ pays: 1, ends: 1 })
  })

  test('who paid too late is told that it goes back, and the others see nothing of it · M8, C6', async () => {
    house.round(1000)
    const late = await kept('g:ana', { by: 'rest' }, 1000)
    house.clock.now += PART_KEPT_MS
    await house.bill.watch.sweep()
    const ben = await kept('g:ben', { by: 'amount', amount: 600 }, 600)
    await house.money(ben)
    expect(await house.money(late)).toBe('refunding')
    const paid = { partId: ben, state: 'paid' }
    const partsFor = async (owner: string) =>
      (await seenBy(owner)).bill?.parts.map(({ partId, state }) => ({ partId, state }))
    expect(await partsFor('g:ana')).toEqual([{ partId: late, state: 'returning' }, paid])
    expect(await partsFor('g:ben')).toEqual([paid])
  })

  test('one’s own older part makes way for the new one; another’s cannot be given up · A1', async () => {
    house.round(1000)
    const first = await kept('g:ana', { by: 'rest' }, 1000)
    await kept('g:ana', { by: 'amount', amount: 300 }, 300)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 300, restAmount: 700 })
    expect(await house.bill.handlers.cancelPaymentRound(house.guest('g:ben'), { partId: first })).toMatchObject({
      refused: 'notFound',
    })
  })
})

describe('A ROUND AND A PAYMENT at the same moment · ORDER-5', () => {
  const joins = () =>
    database().inTx(tx =>
      house.bill.join(tx, {
        corporationId: 1,
        shopId: 7,
        currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
        table: TABLE,
        people: 2,
        openedBy: 'g:ben',
        owner: 'g:ben',
        sessionId: house.sessionId,
      }),
    )

  test('a round waits while somebody is paying, and joins once that is over', async () => {
    house.round(1000)
    const partId = await kept('g:ana', { by: 'amount', amount: 400 }, 400)
    expect(await joins()).toEqual({ beingPaid: house.billId })
    await house.money(partId)
    expect(await joins()).toMatchObject({ billId: house.billId })
  })

  test('a round after the last payment begins another bill: none joins one that is closed', async () => {
    house.round(1000)
    await house.money(await kept('g:ana', { by: 'rest' }, 1000))
    const joined = await joins()
    expect(joined).toMatchObject({ billId: expect.any(String) })
    expect(joined).not.toMatchObject({ billId: house.billId })
  })

  test('twenty first rounds of one party open one bill · ORDER-3', async () => {
    const other = await Promise.all(
      Array.from({ length: 20 }, () =>
        database().inTx(tx =>
          house.bill.join(tx, {
            corporationId: 1,
            shopId: 7,
            currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
            table: { ...TABLE, key: 'other', tableId: 'other' },
            people: 2,
            openedBy: 'g:cleo',
            owner: 'g:cleo',
          }),
        ),
      ),
    )
    expect(new Set(other.map(it => (typeof it === 'object' && 'billId' in it ? it.billId : ''))).size).toBe(1)
  })
})

describe('A ROUND THAT FALLS THROUGH', () => {
  const falls = (orderId: string) =>
    database()
      .inTx(tx => {
        const round = { corporationId: 1, billId: house.billId, orderId, fell: true, at: new Date(house.clock.now) }
        return house.bill.roundChanged(tx, round)
      })
      .then(() => house.jobs.idle())

  test('after all was paid: it goes back once, to who paid its dishes · M8, M9', async () => {
    const soup = house.round(300)
    house.round(1000)
    const ben = await kept('g:ben', { by: 'items', items: [{ orderId: soup.orderId, itemKey: 'k0' }] }, 300)
    await house.money(ben)
    await house.money(await kept('g:ana', { by: 'rest' }, 1000))
    house.to(soup, 'cancelled')
    await falls(soup.orderId)
    await falls(soup.orderId)
    expect(house).toMatchObject({ refunds: [{ partId: ben }], returned: [soup.orderId] })
  })

  test('after all was paid by one: so much of it goes back, once · M8, M9', async () => {
    const soup = house.round(300)
    house.round(1000)
    const ana = await kept('g:ana', { by: 'rest' }, 1300)
    await house.money(ana)
    house.to(soup, 'cancelled')
    await falls(soup.orderId)
    await falls(soup.orderId)
    expect(house).toMatchObject({ refunds: [{ partId: ana, amount: 300 }], returned: [soup.orderId] })
    expect(house.refunds).toHaveLength(1)
  })

  test('while the bill is open: what is too much of a part goes back, and all is paid · M8', async () => {
    const soup = house.round(300)
    house.round(1000)
    const ana = await kept('g:ana', { by: 'amount', amount: 1200 }, 1200)
    await house.money(ana)
    house.to(soup, 'cancelled')
    await falls(soup.orderId)
    expect(house).toMatchObject({ refunds: [{ partId: ana, amount: 200 }], ends: 1, pays: 1 })
  })

  test('before it was paid: who paid all the rest has paid all', async () => {
    const [soup] = [house.round(300), house.round(1000)]
    await house.money(await kept('g:ana', { by: 'amount', amount: 1000 }, 1000))
    expect(house.ends).toBe(0)
    house.to(soup, 'cancelled')
    await falls(soup.orderId)
    expect(house).toMatchObject({ ends: 1, pays: 1, refunds: [] })
  })
})

describe('WHO MAY SEE AND PAY IT · C6, A1', () => {
  test('a stranger finds nothing, as if there were no bill', async () => {
    house.round(1000)
    expect(await seenBy('stranger')).toEqual({})
    expect(await keep('stranger', { by: 'rest' }, 1000)).toMatchObject({ refused: 'notFound' })
  })

  test('at a table where the staff settle nobody pays in the app · ORDER-2', async () => {
    house = await billHouse(database(), { guestsPay: false })
    house.round(1000)
    expect(await keep('g:ana', { by: 'rest' }, 1000)).toMatchObject({ refused: 'billSettledByStaff' })
  })

  test('what the phone showed is not what it comes to: told before money moves · PAY-9', async () => {
    house.round(1000)
    house.round(500)
    expect(await keep('g:ana', { by: 'rest' }, 1000)).toMatchObject({
      refused: 'billMoved',
      data: { bill: { restAmount: 1500 } },
    })
  })
})

test('a dish that came free says with which promotion', async () => {
  house.round(6000, 0)
  house.rounds = house.rounds.map(one => ({
    ...one,
    lines: one.lines.map(line => (line.itemKey === 'k1' ? { ...line, giftOf: 'pudding-from-60' } : line)),
  }))
  const answer = await house.bill.handlers.calConfirm(house.guest('g:ana'), { billId: house.billId })
  const lines = 'bill' in answer ? answer.bill?.rounds.flatMap(one => one.lines) : undefined
  expect(lines?.map(line => [line.itemKey, line.giftOf])).toEqual([
    ['k0', undefined],
    ['k1', 'pudding-from-60'],
  ])
})
