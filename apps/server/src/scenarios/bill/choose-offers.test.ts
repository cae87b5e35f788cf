import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Bill,
  type Diner,
  dataOf,
  diningRoom,
  plainDish,
  refusedAs,
  TABLES,
  testApp,
  twenty,
} from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z', processes: 2 })
const room = diningRoom(app, TABLES.sharedLater)
const TENTH = 'us-choose-tenth'
const edamame = (quantity: number) => plainDish('edamame', 'sides', quantity)

beforeEach(() => room.clear([TABLES.sharedLater]))

const send = async (phone: Diner, quantity: number) =>
  dataOf(await phone.submit(dataOf(await phone.choose([edamame(quantity)]))))
const choose = (phone: Diner, { billId }: Bill, ...discountIds: string[]) =>
  phone.call(contract.bill.chooseOffers, { billId, discountIds })
const offerOf = ({ optionalList }: Bill) => optionalList.find(({ discountId }) => discountId === TENTH)
const sumOf = (bill: Bill) => bill.rounds.reduce((all, it) => all + it.totalPaidAmount, 0)

/** The sum of the discount lines of a bill. */
const offBy = ({ totals }: Bill) =>
  totals.filter(({ kind }) => kind === 'discount').reduce((all, { amount }) => all - amount, 0)

describe('Promotions of a bill before it is paid (PRICE-3, ORDER-3)', () => {
  test('The best one applies to all rounds; a choice is the bill’s: every phone sees it, and later rounds join it', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await send(ana, 10)
    const short = await ana.bill()
    expect([offBy(short), short.bestOffers]).toEqual([0, true])
    await send(ben, 2)
    const best = await ana.bill()
    expect(offerOf(best)).toMatchObject({ chosen: true, discountAmount: 660 })
    expect([offBy(best), best.bestOffers, sumOf(best)]).toEqual([660, true, best.totalAmount])
    const seen = await ben.bill()
    expect([seen.totalAmount, offerOf(seen)?.chosen]).toEqual([best.totalAmount, true])

    const round = await send(ben, 2)
    const three = await ana.bill()
    expect([offBy(three), sumOf(three)]).toEqual([770, three.totalAmount])
    await room.manager.reject(round.orderId)
    await app.settle()
    expect(await ana.bill()).toMatchObject({ totalAmount: best.totalAmount })

    const none = dataOf(await choose(ben, best)).bill
    expect([offBy(none), offerOf(none)?.chosen, none.bestOffers]).toEqual([0, false, false])
    await send(ana, 1)
    const later = await ana.bill()
    expect([offBy(later), later.bestOffers]).toEqual([0, false])
    const chosen = dataOf(await choose(ana, later, TENTH, 'no-such-offer')).bill
    expect([offBy(chosen), chosen.bestOffers, sumOf(chosen)]).toEqual([715, false, chosen.totalAmount])
  })

  test('It holds until paid: not while a part is being paid, never below what is paid, and no more after that (PAY-9)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await send(ana, 12)
    const bill = await ana.bill()
    const stored = dataOf(await ana.keep(bill.billId, { by: 'amount', amount: money(300) }, 300))
    expect(refusedAs(await choose(ben, bill))).toBe('billBeingPaid')
    await ana.must(contract.bill.cancelPaymentRound, { partId: stored.partId })
    dataOf(await choose(ben, bill))
    const { restAmount } = await ana.bill()
    await room.settle(await ana.bill())
    expect(refusedAs(await choose(ana, bill))).toBe('billClosed')
    const { bill: closed } = await ana.must(contract.bill.calConfirm, { billId: bill.billId })
    expect(closed).toMatchObject({ state: 'paid', totalAmount: restAmount, optionalList: [] })
    expect(await app.audit()).toEqual([])
  })

  test('Only those at the table choose, and twenty phones at once leave one price', async () => {
    const ana = await room.sits('Ana')
    await send(ana, 12)
    const bill = await ana.bill()
    expect(refusedAs(await choose(room.phone(), bill, TENTH))).toBe('notFound')
    await twenty(at => choose(ana, bill, ...(at % 2 === 0 ? [TENTH] : [])))
    const after = await ana.bill()
    expect(offBy(after)).toBe(offerOf(after)?.chosen ? 660 : 0)
    expect(sumOf(after)).toBe(after.totalAmount)
  })

  test('Twenty phones that pay at once pay it less one discount, in shares or whole', async () => {
    const ana = await room.sits('Ana')
    const others = await Promise.all(Array.from({ length: 7 }, (_, at) => room.sits(`P${at}`)))
    await send(ana, 12)
    const before = await ana.bill()
    const phones = [ana, ...others]
    const split = { by: 'evenly', ways: 8 } as const
    const share = Math.ceil(before.totalAmount / 8)
    const answers = await twenty(at => (phones[at % 8] as Diner).keep(before.billId, split, share))
    expect(answers.length).toBe(20)
    const held = await ana.bill()
    expect(offBy(held)).toBe(660)
    expect(held.totalAmount).toBe(before.totalAmount)
    expect(held.openAmount + held.restAmount).toBe(held.totalAmount)
    await room.settleAll(TABLES.sharedLater)
    expect((await ana.must(contract.bill.calConfirm, { billId: before.billId })).bill).toMatchObject({
      state: 'paid',
      paidAmount: before.totalAmount,
    })
    expect(await app.audit()).toEqual([])
  })
})
