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

describe('Promotions chosen before a bill is paid (PRICE-3, ORDER-3)', () => {
  test('The choice is the bill’s: every phone sees it and its price, later rounds join it, and it can be taken back', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await send(ana, 12)
    const before = await ana.bill()
    expect(offerOf(before)).toMatchObject({ chosen: false, discountAmount: 660 })
    const chosen = dataOf(await choose(ana, before, TENTH, 'no-such-offer')).bill
    expect(chosen.totalAmount).toBeLessThan(before.totalAmount)
    expect(sumOf(chosen)).toBe(chosen.totalAmount)
    const seen = await ben.bill()
    expect([seen.totalAmount, offerOf(seen)?.chosen]).toEqual([chosen.totalAmount, true])

    const round = await send(ben, 2)
    const both = await ana.bill()
    expect(offerOf(both)).toMatchObject({ chosen: true, discountAmount: 770 })
    expect(sumOf(both)).toBe(both.totalAmount)
    await room.manager.reject(round.orderId)
    await app.settle()
    expect(await ana.bill()).toMatchObject({ totalAmount: chosen.totalAmount })

    const without = dataOf(await choose(ben, both)).bill
    expect([without.totalAmount, offerOf(without)?.chosen]).toEqual([before.totalAmount, false])
  })

  test('It holds until paid: not while a part is being paid, never below what is paid, and no more after that (PAY-9)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await send(ana, 12)
    const bill = await ana.bill()
    const stored = dataOf(await ana.keep(bill.billId, { by: 'amount', amount: money(300) }, 300))
    expect(refusedAs(await choose(ben, bill, TENTH))).toBe('billBeingPaid')
    await ana.must(contract.bill.cancelPaymentRound, { partId: stored.partId })
    dataOf(await choose(ben, bill, TENTH))
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
    const off = offerOf(after)?.chosen ? 1 : 0
    expect(bill.totalAmount - after.totalAmount > 0).toBe(off === 1)
    expect(sumOf(after)).toBe(after.totalAmount)
  })
})
