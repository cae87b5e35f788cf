import { staffReductionName } from '@comanda/messages/staff-reductions'
import { priceRounds, type PricedRound, type StaffReduction } from '@comanda/domain/cart'
import { atRate, type Money, money, split, sum } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { LowerPrices, OffFault, OffToTake, PricedOff } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { ofBill, pricedTogether, roundsToPrice, writePrices } from '../price/price-rounds.ts'
import type { OrderRow, SavedLine } from '../tables.ts'
import { notifyKitchen, returnVoidedStock } from './void-dishes.ts'

/** A dish of a round that can be taken off, with what it costs now. */
interface Dish {
  orderId: string
  line: SavedLine
  amount: Money
}

const PPM_OF_PERCENT = 10_000

const keyOf = ({ orderId, itemKey }: { orderId: string; itemKey: string }): string => `${orderId} ${itemKey}`

const costOf = ({ amount, discountAmount }: SavedLine): Money => money(amount - discountAmount)

/** The dishes of these rounds that no part pays by listing them; gifts and voided dishes are left out. */
const openDishes = (rows: readonly OrderRow[], paid: ReadonlySet<string>): Dish[] =>
  rows.flatMap(({ order_id: orderId, lines }) =>
    lines
      .filter(line => line.giftOf === undefined && !line.voided && !paid.has(keyOf({ orderId, itemKey: line.itemKey })))
      .map(line => ({ orderId, line, amount: costOf(line) })),
  )

/** The new price of a dish; without one, the price it has. */
const priceOf = ({ prices }: LowerPrices, dish: Dish): number =>
  prices.find(price => keyOf(price) === keyOfDish(dish))?.amount ?? dish.amount

/** What is taken off each dish; a percentage and an amount are split by what the dishes cost now. */
function offsOf(
  dishes: readonly Dish[],
  { off, reductionId }: Pick<OffToTake, 'off' | 'reductionId'>,
): (StaffReduction & { orderId: string })[] | 'offTooMuch' {
  const name = staffReductionName(off.kind)
  const one = ({ orderId, line: { itemKey } }: Dish, amount?: Money) => ({
    orderId,
    itemKey,
    name,
    kind: off.kind,
    reductionId,
    ...(amount !== undefined && { amount }),
  })
  if ('items' in off) return dishes.map(dish => one(dish))
  if ('prices' in off) {
    const lower = dishes.map(dish => one(dish, money(dish.amount - priceOf(off, dish))))
    return lower.every(({ amount = 0 }) => amount > 0) ? lower : 'offTooMuch'
  }
  const all = sum(dishes.map(({ amount }) => amount))
  const amount = 'percent' in off ? atRate(all, off.percent * PPM_OF_PERCENT, 'truncate') : money(off.amount)
  if (amount > all) return 'offTooMuch'
  const shares = split(
    amount,
    dishes.map(dish => dish.amount),
  )
  return dishes.flatMap((dish, at) => (shares[at] ? [one(dish, shares[at])] : []))
}

/** The rounds with what is taken off them; voided dishes are marked. */
const withOffs = (rows: readonly OrderRow[], offs: readonly (StaffReduction & { orderId: string })[]): OrderRow[] =>
  rows.map(row => {
    const own = offs.filter(({ orderId }) => orderId === row.order_id).map(({ orderId: _, ...off }) => off)
    const { round } = row.details
    if (own.length === 0 || !round) return row
    const voided = new Set(own.filter(({ kind }) => kind === 'void').map(({ itemKey }) => itemKey))
    return {
      ...row,
      lines: row.lines.map(line => (voided.has(line.itemKey) ? { ...line, voided: true as const } : line)),
      details: { ...row.details, round: { ...round, staffReductions: [...(round.staffReductions ?? []), ...own] } },
    }
  })

/** The dishes that are meant: those listed, else all that are not paid; or why they cannot be taken off. */
function chosenDishes(
  rows: readonly OrderRow[],
  { off, paidItems, orderId }: Pick<OffToTake, 'off' | 'paidItems' | 'orderId'>,
): Dish[] | 'itemTaken' | 'nothingDue' {
  const open = openDishes(rows, paidItems).filter(dish => orderId === undefined || dish.orderId === orderId)
  const listed = listedIn(off)
  const dishes = listed ? open.filter(dish => listed.has(keyOfDish(dish))) : open
  if (listed && dishes.length < listed.size) return 'itemTaken'
  return dishes.length === 0 ? 'nothingDue' : dishes
}

/** The dishes that are listed one by one. */
function listedIn(off: OffToTake['off']): ReadonlySet<string> | undefined {
  if ('items' in off) return new Set(off.items.map(keyOf))
  return 'prices' in off ? new Set(off.prices.map(keyOf)) : undefined
}

const keyOfDish = ({ orderId, line: { itemKey } }: Dish): string => keyOf({ orderId, itemKey })

/**
 * Prices the rounds of a locked bill with what staff take off, never below what is paid. Nothing is written before `write`, so that a
 * loss above the limit of one person can wait. PAY-16, PAY-12
 */
export async function reduce(tx: Tx, deps: Deps, input: OffToTake): Promise<PricedOff | OffFault> {
  return reduceRows(tx, deps, pricedTogether(await ofBill(tx, input).forUpdate().execute()), input)
}

/** The same for locked orders that are priced together: the rounds of a bill, or one order that is no round. */
export async function reduceRows(
  tx: Tx,
  deps: Deps,
  rows: readonly OrderRow[],
  input: Omit<OffToTake, 'billId'>,
): Promise<PricedOff | OffFault> {
  const [first] = rows
  const shop = first && (await deps.shopNow(tx, input.corporationId, first.shop_id))?.config
  if (!shop) return 'nothingDue'
  const dishes = chosenDishes(rows, input)
  if (typeof dishes === 'string') return dishes
  const offs = offsOf(dishes, input)
  if (typeof offs === 'string') return offs
  const after = withOffs(rows, offs)
  const priced = priceRounds({
    shop,
    bizType: first.biz_type,
    rounds: roundsToPrice(after),
    paidAmount: money(0),
  }).rounds
  const total = (prices: readonly PricedRound[]) => sum(prices.map(({ totalPaidAmount }) => totalPaidAmount))
  const totalAmount = total(priced)
  if (totalAmount < input.paidAmount) return 'offTooMuch'
  return {
    totalAmount,
    lostAmount: money(rows.reduce((all, row) => all + row.total, 0) - totalAmount),
    async write() {
      const written: OrderRow[] = []
      for (const [at, row] of after.entries()) written.push(await returnVoidedStock(tx, deps, rows[at] ?? row, row))
      await writePrices(tx, deps, written, priced, {
        ids: new Set(offs.map(({ orderId }) => orderId)),
        ...(input.by && { by: input.by }),
      })
      for (const [at, row] of after.entries()) if (rows[at]) await notifyKitchen(tx, deps, rows[at], row)
    },
  }
}
