import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { counterMethods, type CounterPayment } from '@comanda/domain/payment'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billKitchen, partyGuest, refusedAs, SHOP, sharedTableId, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: billKitchen([300, 500, 700]), clock: '2026-11-21T12:00:00Z' })
const sam = app.staff('manager')
const { settleTableBill, tableBill } = contract.bill

type Bill = ResponseOf<typeof tableBill>['bills'][number]
type Split = Part['split']

let tableNo = 0

/** The bill of a new table, with a round of dishes at these prices. */
async function billOf(...prices: number[]): Promise<Bill> {
  tableNo += 1
  const tableId = sharedTableId(tableNo)
  const ana = await partyGuest(app, tableId, 'Ana')
  await ana.round(...prices)
  const [bill] = (await sam.must(tableBill, { shopId: SHOP, tableId })).bills
  if (!bill) throw new Error('no bill')
  return bill
}

type Part = {
  split:
    | { by: 'items'; items: { orderId: string; itemKey: string }[] }
    | { by: 'evenly'; ways: number }
    | { by: 'amount'; amount: number }
    | { by: 'rest' }
  amount: number
}

const pay = (bill: Bill, part?: Part, counter: CounterPayment = { method: 'cash' }) =>
  sam.call(settleTableBill, {
    shopId: SHOP,
    billId: bill.billId,
    expectedAmount: bill.restAmount,
    counter,
    ...(part && { part }),
  })

const paid = async (...input: Parameters<typeof pay>): Promise<Bill> => {
  const answer = await pay(...input)
  if (!('billId' in answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const dishes = ({ rounds }: Bill, count: number) =>
  rounds
    .flatMap(({ orderId, lines }) => lines.map(line => ({ ...line, orderId })))
    .filter(({ taken }) => !taken)
    .slice(0, count)

/** The part of a bill that a split pays, as the console computes it. */
function partFor(bill: Bill, split: Split): Part {
  if (split.by !== 'items') return { split, amount: split.by === 'amount' ? split.amount : bill.restAmount }
  const chosen = dishes(bill, split.items.length)
  return {
    split: { by: 'items', items: chosen.map(({ orderId, itemKey }) => ({ orderId, itemKey })) },
    amount: Math.min(
      bill.restAmount,
      chosen.reduce((all, { shareAmount }) => all + shareAmount, 0),
    ),
  }
}

const oneDish = (bill: Bill) => partFor(bill, { by: 'items', items: [{ orderId: '', itemKey: '' }] })

const figure = async (group: string, key: string): Promise<number> =>
  (await sam.must(contract.report.dayFigures, { shopId: SHOP })).figures.find(
    one => one.group === group && one.key === key,
  )?.amount ?? 0

describe('Payments at the till (PAY-15)', () => {
  test('A bill is paid by dish, by share and by the rest, each in its own way, and is closed by the last (PAY-15)', async () => {
    const bill = await billOf(300, 500, 700)
    const first = await paid(bill, oneDish(bill), { method: 'cash', tendered: money(1000) })
    expect(first).toMatchObject({ state: 'open', restAmount: 1200, paidAmount: 300 })
    const half = { split: { by: 'evenly' as const, ways: 2 }, amount: 600 }
    const second = await paid(first, half, { method: 'terminal' })
    expect(second).toMatchObject({ state: 'open', restAmount: 600, evenly: { ways: 2, taken: 1, shareAmount: 600 } })
    const last = await paid(second, half, { method: 'voucher' })
    expect(last).toMatchObject({ state: 'paid', restAmount: 0, paidAmount: 1500 })
    expect(last.parts.map(({ counter }) => counter?.method)).toEqual(['cash', 'terminal', 'voucher'])
    expect(await app.audit()).toEqual([])
  })

  test('Less cash than the part with its tip is refused (PAY-10, PAY-15)', async () => {
    const bill = await billOf(300, 500)
    const short = { method: 'cash' as const, tendered: money(349), tip: money(50) }
    expect(refusedAs(await pay(bill, oneDish(bill), short))).toBe('tenderedTooLittle')
    expect(await paid(bill, oneDish(bill), { ...short, tendered: money(350) })).toMatchObject({ paidAmount: 300 })
  })

  test('A dish that is paid is refused, and so is an amount other than the one that staff saw (PAY-15)', async () => {
    const bill = await billOf(300, 500)
    const dish = oneDish(bill)
    const after = await paid(bill, dish)
    expect(refusedAs(await pay(after, dish))).toBe('itemTaken')
    expect(refusedAs(await pay(after, { ...oneDish(after), amount: 499 }))).toBe('billMoved')
    expect(refusedAs(await pay(bill, { split: { by: 'evenly', ways: 2 }, amount: 400 }))).toBe('billMoved')
  })

  test.each([
    ['a dish', (bill: Bill) => oneDish(bill)],
    ['an equal share', () => ({ split: { by: 'evenly' as const, ways: 4 }, amount: 200 })],
    ['an amount', () => ({ split: { by: 'amount' as const, amount: 100 }, amount: 100 })],
    ['the rest', () => undefined],
  ])('Twenty people who take %s at once record one payment (PAY-15)', async (_, part) => {
    const bill = await billOf(300, 500)
    const chosen = part(bill)
    const answers = await twenty(() => pay(bill, chosen))
    expect(answers.filter(answer => 'billId' in answer)).toHaveLength(1)
    const shown = answers.find(answer => 'billId' in answer)
    expect(shown).toMatchObject({ paidAmount: chosen?.amount ?? 800, restAmount: 800 - (chosen?.amount ?? 800) })
    expect(await app.audit()).toEqual([])
  })

  test('Tips are on top of the bill, in the money taken and in what was sold (PAY-15)', async () => {
    const [cash, sold] = [await figure('taken', 'cash'), await figure('sold', 'orders')]
    const bill = await billOf(500)
    await paid(bill, undefined, { method: 'cash', tip: money(75) })
    const { orderId } = await app.guest().order({ dishes: ['d300'], paymentMethod: 'out-line' })
    await sam.accept(orderId)
    const order = await sam.must(contract.order.settle, { orderId, counter: { method: 'cash', tip: money(25) } })
    expect(order).toMatchObject({ payState: 'paid', totalPaidAmount: 325 })
    expect((await figure('taken', 'cash')) - cash).toBe(900)
    expect((await figure('sold', 'orders')) - sold).toBe(900)
    expect(await app.audit()).toEqual([])
  })

  const step = fc.record({
    by: fc.constantFrom('items', 'evenly', 'amount', 'rest'),
    size: fc.integer({ min: 1, max: 4 }),
    method: fc.constantFrom(...counterMethods),
    tip: fc.constantFrom(0, 33),
  })

  test('Any sequence of payments adds up to the bill to the minor unit (PAY-15)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async steps => {
        let bill = await billOf(300, 500, 700)
        for (const { by, size, method, tip } of steps) {
          if (bill.state !== 'open') break
          const counter = { method, ...(tip > 0 && { tip: money(tip) }) }
          const ways = size + 1
          const share = bill.evenly?.ways === ways ? bill.evenly.shareAmount : Math.ceil(bill.restAmount / ways)
          const part = {
            items: partFor(bill, { by: 'items', items: Array(size).fill({ orderId: '', itemKey: '' }) }),
            evenly: { split: { by: 'evenly' as const, ways }, amount: share },
            amount: { split: { by: 'amount' as const, amount: size }, amount: size },
            rest: { split: { by: 'rest' as const }, amount: bill.restAmount },
          }[by]
          if (part.amount === 0) continue
          bill = await paid(bill, part, counter)
          expect(bill.paidAmount + bill.restAmount).toBe(bill.totalAmount)
        }
        if (bill.state === 'open') bill = await paid(bill)
        expect(bill.parts.reduce((all, { amount }) => all + amount, 0)).toBe(bill.totalAmount)
        expect(bill).toMatchObject({ state: 'paid', paidAmount: 1500, restAmount: 0 })
      }),
      { numRuns: 15 },
    )
    expect(await app.audit()).toEqual([])
  }, 60_000)
})
