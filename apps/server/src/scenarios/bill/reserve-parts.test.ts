import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  billKitchen,
  partyGuest,
  type PartyGuest,
  refusedAs,
  sharedTableId,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 450, 500, 700, 1000, 1999]) })
const { executePaymentRound, cancelPaymentRound } = contract.bill

let tableNo = 0
beforeEach(() => {
  tableNo += 1
})
const sits = (nick: string): Promise<PartyGuest> => partyGuest(app, sharedTableId(tableNo), nick)

/** Twenty guests at the table of the test; the first of them ordered. */
async function twentyGuests(...prices: number[]): Promise<PartyGuest[]> {
  const guests: PartyGuest[] = []
  for (let at = 0; at < 20; at += 1) guests.push(await sits(`Guest ${at}`))
  await guests[0]?.round(...prices)
  return guests
}

describe('Concurrent payments never exceed the bill (ORDER-3, PAY-9)', () => {
  test('20 phones that each want 100 of a bill of 950 reserve 9 parts, and the rest is 50', async () => {
    const guests = await twentyGuests(500, 450)
    const answers = await Promise.all(guests.map(one => one.reserve({ by: 'amount', amount: 100 }, 100)))
    expect(answers.map(refusedAs).toSorted()).toEqual([
      ...Array.from({ length: 11 }, () => 'billMoved'),
      ...Array.from({ length: 9 }, () => 'done'),
    ])
    const reserved = guests.flatMap((guest, at) => {
      const answer = answers[at]
      return answer && 'partId' in answer ? [{ guest, partId: answer.partId }] : []
    })
    const paid = await Promise.all(reserved.map(({ guest, partId }) => guest.payPart(partId, 100)))
    for (const answer of paid) expect(answer).toMatchObject({ paymentState: 'paid' })
    await app.settle()
    expect(await guests[0]?.bill()).toMatchObject({ paidAmount: 900, openAmount: 0, restAmount: 50 })
  })

  test('If 20 guests want all that is left, one gets it and the others see that nothing is left', async () => {
    const guests = await twentyGuests(1999)
    const answers = await Promise.all(guests.map(one => one.reserve({ by: 'rest' }, 1999)))
    expect(answers.map(refusedAs).toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'nothingDue')])
  })

  test('If 20 guests want the same dish, one pays it', async () => {
    const guests = await twentyGuests(700, 300)
    const round = (await guests[0]?.bill())?.rounds[0]
    const dish = round?.lines.find(({ amount }) => amount === 700)
    const items = [{ orderId: round?.orderId ?? '', itemKey: dish?.itemKey ?? '' }]
    const answers = await Promise.all(guests.map(one => one.reserve({ by: 'items', items }, 700)))
    expect(answers.map(refusedAs).filter(it => it === 'done')).toHaveLength(1)
  })

  test('7 even shares of 1000 paid concurrently add up to it, and the bill closes once', async () => {
    const ana = await sits('Ana')
    const orderId = await ana.round(1000)
    const guests = [ana]
    for (let at = 1; at < 7; at += 1) guests.push(await sits(`Guest ${at}`))
    const shares: { guest: PartyGuest; partId: string; amount: number }[] = []
    for (const [at, guest] of guests.entries()) {
      const amount = at < 6 ? 143 : 142
      shares.push({ guest, amount, partId: await guest.part({ by: 'evenly', ways: 7 }, amount) })
    }
    const { billId } = await ana.bill()
    const paid = await Promise.all(shares.map(({ guest, partId, amount }) => guest.payPart(partId, amount)))
    for (const answer of paid) expect(answer).toMatchObject({ paymentState: 'paid' })
    await app.settle()
    const { bill } = await ana.guest.must(contract.bill.calConfirm, { billId })
    expect(bill).toMatchObject({ state: 'paid', paidAmount: 1000, restAmount: 0 })
    expect(await ana.guest.standing(orderId)).toBe('accepted/paid')
    const next = await sits('Next')
    expect((await next.guest.must(contract.bill.calConfirm, { billId })).bill).toBeUndefined()
  })

  test('The same provider message received twenty times is one payment (M7, W2)', async () => {
    const ana = await sits('Ana')
    await ana.round(1000)
    const partId = await ana.part({ by: 'amount', amount: 400 }, 400)
    await app.cards.control({
      reset: true,
      webhooks: { hold: true },
      faults: [{ on: 'payments', kind: 'lost', times: 3 }],
    })
    await ana.payPart(partId, 400)
    const [message] = app.cards.webhooks.pending()
    if (!message) throw new Error('the provider has sent no message')
    await twenty(() => app.cards.webhooks.deliver(message))
    await app.settle()
    expect(await ana.bill()).toMatchObject({ paidAmount: 400, restAmount: 600, state: 'open' })
    expect(app.inCardBook(partId)).toEqual(['captured'])
  })
})

describe('Reserving a part again', () => {
  test('A guest’s new part replaces the older one; another guest’s cannot be released (A1)', async () => {
    const [ana, ben] = [await sits('Ana'), await sits('Ben')]
    await ana.round(1000)
    const first = await ana.part({ by: 'rest' }, 1000)
    await ana.part({ by: 'amount', amount: 300 }, 300)
    expect(await ben.bill()).toMatchObject({ openAmount: 300, restAmount: 700 })
    expect(refusedAs(await ben.guest.call(cancelPaymentRound, { partId: first }))).toBe('notFound')
  })

  test('An amount that differs from the one on the phone is refused before money moves (PAY-9)', async () => {
    const ana = await sits('Ana')
    await ana.round(1000)
    await ana.round(500)
    expect(await ana.reserve({ by: 'rest' }, 1000)).toMatchObject({
      refused: 'billMoved',
      data: { bill: { restAmount: 1500 } },
    })
  })

  test('A stranger finds no bill and reserves nothing (C6, A1)', async () => {
    const ana = await sits('Ana')
    await ana.round(1000)
    const { billId } = await ana.bill()
    const stranger = app.guest()
    expect(await stranger.must(contract.bill.calConfirm, { billId })).toEqual({})
    const all = { billId, split: { by: 'rest' as const }, expectedAmount: 1000 }
    expect(refusedAs(await stranger.call(executePaymentRound, all))).toBe('notFound')
  })
})

describe('A round and a payment at the same time (ORDER-5)', () => {
  test('A round after the last payment opens another bill: none joins a closed one', async () => {
    const ana = await sits('Ana')
    await ana.round(1000)
    const { billId } = await ana.bill()
    await ana.payPart(await ana.part({ by: 'rest' }, 1000), 1000)
    await app.settle()
    const again = await sits('Ana')
    await again.round(300)
    expect((await again.bill()).billId).not.toBe(billId)
  })

  test('Twenty phones of one party that submit their first round at once open one bill (ORDER-3)', async () => {
    const tableId = sharedTableId(tableNo)
    const ana = await sits('Ana')
    const guests = [ana]
    for (let at = 1; at < 20; at += 1) guests.push(await sits(`Guest ${at}`))
    const cart = await ana.guest.fillCart(['d300'], { businessType: 1100, tableId })
    const order = { orderType: 1100, tableId, paymentMethod: 'out-line' } as const
    const answers = await Promise.all(guests.map(({ guest }) => guest.submit(cart, order)))
    expect(answers.map(refusedAs)).toContain('done')
    const parties = await app.sql<{ bill_id: string }>('select bill_id from bill_party where table_id = $1', [tableId])
    expect(new Set(parties.map(it => it.bill_id)).size).toBe(1)
    expect(await ana.bill()).toMatchObject({ totalAmount: 300 })
  })
})
