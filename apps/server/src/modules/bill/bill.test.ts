import { isRefusal } from '@comanda/contract/core'
import { PART_RETENTION_MS } from '@comanda/domain/bill'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { type BillFixture, billFixture, TABLE } from './fixture.ts'

const database = testDatabase()
let fixture: BillFixture
beforeEach(async () => {
  fixture = await billFixture(database())
})

type Split = Parameters<BillFixture['bill']['handlers']['executePaymentRound']>[1]['split']

const keep = (owner: string, split: Split, expectedAmount: number) =>
  fixture.bill.handlers.executePaymentRound(fixture.guest(owner), { billId: fixture.billId, split, expectedAmount })

const reservedPart = async (owner: string, split: Split, expectedAmount: number): Promise<string> => {
  const answer = await keep(owner, split, expectedAmount)
  if (!('partId' in answer)) throw new Error(JSON.stringify(answer))
  return answer.partId
}

const seenBy = async (owner: string) =>
  (await fixture.bill.handlers.calConfirm(fixture.guest(owner), { billId: fixture.billId })) as {
    bill?: {
      state: string
      totalAmount: number
      paidAmount: number
      openAmount: number
      restAmount: number
      parts: { partId: string; state: string }[]
    }
  }

describe('Concurrent payments never exceed the bill (ORDER-3, PAY-9)', () => {
  test('20 phones that each want 100 of a bill of 950 reserve 9 parts, and the rest is 50', async () => {
    fixture.round(500, 450)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'amount', amount: 100 }, 100)),
    )
    const parts = answers.flatMap(answer => ('partId' in answer ? [answer.partId] : []))
    expect(parts).toHaveLength(9)
    expect(answers.flatMap(answer => (isRefusal(answer) ? [answer.refused] : []))).toEqual(
      Array.from({ length: 11 }, () => 'billMoved'),
    )
    const verdicts = await Promise.all(parts.map(partId => fixture.money(partId)))
    expect(new Set(verdicts)).toEqual(new Set(['paid']))
    expect((await seenBy('g:1')).bill).toMatchObject({ paidAmount: 900, openAmount: 0, restAmount: 50 })
  })

  test('If 20 guests want all of a dish, one gets it and the others see that nothing is left', async () => {
    fixture.round(1999)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'rest' }, 1999)))
    const refused = answers.flatMap(answer => (isRefusal(answer) ? [answer.refused] : []))
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'nothingDue'))
  })

  test('If 20 guests want the same dish, one pays it', async () => {
    const { orderId } = fixture.round(700, 300)
    const items = [{ orderId, itemKey: 'k0' }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => keep(`g:${at}`, { by: 'items', items }, 700)),
    )
    expect(answers.filter(answer => !isRefusal(answer))).toHaveLength(1)
  })

  test('7 even shares of 1000 reserved concurrently add up to it, and the bill closes once', async () => {
    fixture.round(1000)
    const shares = [143, 143, 143, 143, 143, 143, 142]
    const parts: string[] = []
    for (const [at, share] of shares.entries())
      parts.push(await reservedPart(`g:${at}`, { by: 'evenly', ways: 7 }, share))
    expect(await Promise.all(parts.map(partId => fixture.money(partId)))).toEqual(shares.map(() => 'paid'))
    expect(fixture).toMatchObject({ pays: 1, ends: 1 })
  })

  test('The same provider message received twenty times is one payment (M7, W2)', async () => {
    fixture.round(1000)
    const partId = await reservedPart('g:ana', { by: 'amount', amount: 400 }, 400)
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => fixture.money(partId)))
    expect(verdicts.filter(it => it === 'paid')).toHaveLength(1)
    expect((await seenBy('g:ana')).bill).toMatchObject({ paidAmount: 400, restAmount: 600 })
  })
})

describe('An unpaid part is released', () => {
  test('It is released after its deadline, once, also when twenty sweeps run concurrently', async () => {
    // Parts left by other tests are released first.
    fixture.clock.now += PART_RETENTION_MS
    await fixture.bill.watch.sweep()
    fixture.round(1000)
    await reservedPart('g:ana', { by: 'rest' }, 1000)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 1000, restAmount: 0 })
    expect(await fixture.bill.watch.sweep()).toBe(0)
    fixture.clock.now += PART_RETENTION_MS
    const freed = await Promise.all(Array.from({ length: 20 }, () => fixture.bill.watch.sweep()))
    expect(freed.reduce((all, one) => all + one, 0)).toBe(1)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 0, restAmount: 1000 })
  })

  test('Late money is accepted where the bill has enough left to pay (M8)', async () => {
    fixture.round(1000)
    const late = await reservedPart('g:ana', { by: 'amount', amount: 600 }, 600)
    fixture.clock.now += PART_RETENTION_MS
    await fixture.bill.watch.sweep()
    expect(await fixture.money(late)).toBe('paid')
    expect((await seenBy('g:ben')).bill).toMatchObject({ paidAmount: 600, restAmount: 400 })
  })

  test('Late money is refunded where the bill has not enough left to pay (M7, M8)', async () => {
    fixture.round(1000)
    const late = await reservedPart('g:ana', { by: 'rest' }, 1000)
    fixture.clock.now += PART_RETENTION_MS
    await fixture.bill.watch.sweep()
    expect(await fixture.money(await reservedPart('g:ben', { by: 'rest' }, 1000))).toBe('paid')
    expect(await fixture.money(late)).toBe('refunding')
    expect(fixture.refunds).toMatchObject([{ partId: late }])
    expect(fixture).toMatchObject({ pays: 1, ends: 1 })
  })

  test('The late payer sees the refund, and the others see nothing of it (M8, C6)', async () => {
    fixture.round(1000)
    const late = await reservedPart('g:ana', { by: 'rest' }, 1000)
    fixture.clock.now += PART_RETENTION_MS
    await fixture.bill.watch.sweep()
    const ben = await reservedPart('g:ben', { by: 'amount', amount: 600 }, 600)
    await fixture.money(ben)
    expect(await fixture.money(late)).toBe('refunding')
    const paid = { partId: ben, state: 'paid' }
    const partsFor = async (owner: string) =>
      (await seenBy(owner)).bill?.parts.map(({ partId, state }) => ({ partId, state }))
    expect(await partsFor('g:ana')).toEqual([{ partId: late, state: 'returning' }, paid])
    expect(await partsFor('g:ben')).toEqual([paid])
  })

  test('A guest’s new part replaces the older one; another guest’s cannot be released (A1)', async () => {
    fixture.round(1000)
    const first = await reservedPart('g:ana', { by: 'rest' }, 1000)
    await reservedPart('g:ana', { by: 'amount', amount: 300 }, 300)
    expect((await seenBy('g:ben')).bill).toMatchObject({ openAmount: 300, restAmount: 700 })
    expect(await fixture.bill.handlers.cancelPaymentRound(fixture.guest('g:ben'), { partId: first })).toMatchObject({
      refused: 'notFound',
    })
  })
})

describe('A round and a payment at the same moment (ORDER-5)', () => {
  const joins = () =>
    database().inTx(tx =>
      fixture.bill.join(tx, {
        corporationId: 1,
        shopId: 7,
        currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
        table: TABLE,
        people: 2,
        openedBy: 'g:ben',
        owner: 'g:ben',
        sessionId: fixture.sessionId,
      }),
    )

  test('A round waits while a guest is paying, and joins afterwards', async () => {
    fixture.round(1000)
    const partId = await reservedPart('g:ana', { by: 'amount', amount: 400 }, 400)
    expect(await joins()).toEqual({ beingPaid: fixture.billId })
    await fixture.money(partId)
    expect(await joins()).toMatchObject({ billId: fixture.billId })
  })

  test('A round after the last payment opens another bill: none joins a closed one', async () => {
    fixture.round(1000)
    await fixture.money(await reservedPart('g:ana', { by: 'rest' }, 1000))
    const joined = await joins()
    expect(joined).toMatchObject({ billId: expect.any(String) })
    expect(joined).not.toMatchObject({ billId: fixture.billId })
  })

  test('Twenty concurrent first rounds of one party open one bill (ORDER-3)', async () => {
    const other = await Promise.all(
      Array.from({ length: 20 }, () =>
        database().inTx(tx =>
          fixture.bill.join(tx, {
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

describe('A failed round', () => {
  const falls = (orderId: string) =>
    database()
      .inTx(tx => {
        const round = { corporationId: 1, billId: fixture.billId, orderId, fell: true, at: new Date(fixture.clock.now) }
        return fixture.bill.roundChanged(tx, round)
      })
      .then(() => fixture.jobs.idle())

  test('After all was paid its money is refunded once, to the payer of its dishes (M8, M9)', async () => {
    const soup = fixture.round(300)
    fixture.round(1000)
    const ben = await reservedPart('g:ben', { by: 'items', items: [{ orderId: soup.orderId, itemKey: 'k0' }] }, 300)
    await fixture.money(ben)
    await fixture.money(await reservedPart('g:ana', { by: 'rest' }, 1000))
    fixture.to(soup, 'cancelled')
    await falls(soup.orderId)
    await falls(soup.orderId)
    expect(fixture).toMatchObject({ refunds: [{ partId: ben }], returned: [soup.orderId] })
  })

  test('After one guest paid all, the amount of the round is refunded once (M8, M9)', async () => {
    const soup = fixture.round(300)
    fixture.round(1000)
    const ana = await reservedPart('g:ana', { by: 'rest' }, 1300)
    await fixture.money(ana)
    fixture.to(soup, 'cancelled')
    await falls(soup.orderId)
    await falls(soup.orderId)
    expect(fixture).toMatchObject({ refunds: [{ partId: ana, amount: 300 }], returned: [soup.orderId] })
    expect(fixture.refunds).toHaveLength(1)
  })

  test('While the bill is open the excess of a part is refunded, and the bill is paid (M8)', async () => {
    const soup = fixture.round(300)
    fixture.round(1000)
    const ana = await reservedPart('g:ana', { by: 'amount', amount: 1200 }, 1200)
    await fixture.money(ana)
    fixture.to(soup, 'cancelled')
    await falls(soup.orderId)
    expect(fixture).toMatchObject({ refunds: [{ partId: ana, amount: 200 }], ends: 1, pays: 1 })
  })

  test('Before it was paid, the payer of the rest has paid all', async () => {
    const [soup] = [fixture.round(300), fixture.round(1000)]
    await fixture.money(await reservedPart('g:ana', { by: 'amount', amount: 1000 }, 1000))
    expect(fixture.ends).toBe(0)
    fixture.to(soup, 'cancelled')
    await falls(soup.orderId)
    expect(fixture).toMatchObject({ ends: 1, pays: 1, refunds: [] })
  })
})

describe('Access to a bill (C6, A1)', () => {
  test('A stranger finds no bill', async () => {
    fixture.round(1000)
    expect(await seenBy('stranger')).toEqual({})
    expect(await keep('stranger', { by: 'rest' }, 1000)).toMatchObject({ refused: 'notFound' })
  })

  test('At a table that staff settle, guests cannot pay in the app (ORDER-2)', async () => {
    fixture = await billFixture(database(), { guestsPay: false })
    fixture.round(1000)
    expect(await keep('g:ana', { by: 'rest' }, 1000)).toMatchObject({ refused: 'billSettledByStaff' })
  })

  test('An amount that differs from the one on the phone is refused before money moves (PAY-9)', async () => {
    fixture.round(1000)
    fixture.round(500)
    expect(await keep('g:ana', { by: 'rest' }, 1000)).toMatchObject({
      refused: 'billMoved',
      data: { bill: { restAmount: 1500 } },
    })
  })
})

test('A free dish names its promotion', async () => {
  fixture.round(6000, 0)
  fixture.rounds = fixture.rounds.map(one => ({
    ...one,
    lines: one.lines.map(line => (line.itemKey === 'k1' ? { ...line, giftOf: 'pudding-from-60' } : line)),
  }))
  const answer = await fixture.bill.handlers.calConfirm(fixture.guest('g:ana'), { billId: fixture.billId })
  const lines = 'bill' in answer ? answer.bill?.rounds.flatMap(one => one.lines) : undefined
  expect(lines?.map(line => [line.itemKey, line.giftOf])).toEqual([
    ['k0', undefined],
    ['k1', 'pudding-from-60'],
  ])
})
