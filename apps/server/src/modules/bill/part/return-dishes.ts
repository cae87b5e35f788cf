import { shareBack } from '@comanda/domain/card'
import { type DishRefund, splitDishRefund } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { BillAt, DishReturn, Payers } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import type { Deps } from '../deps.ts'
import { dishReturnsOf, findBill, findPart, partsOf, updatePart } from '../queries.ts'
import { recordReturn } from './record-return.ts'
import { holdBill, type BilledRound, type FullBill } from '../show/read-bill.ts'
import type { PartRow } from '../tables.ts'

// A guest's own words stay with the request, where they are erased with the account. U7
const DISHES = 'dishesRefunded'

/** Identifies the refund of a part for a refund of dishes: requested twice it happens once. */
export const causeOfDishes = (refundId: string, partId: string): string => `dishes:${refundId}:${partId}`

export interface RoundAt extends BillAt {
  orderId: string
}

/** The paid parts of a closed bill; undefined while it is open, or where nothing was paid. */
export async function payersOf(db: Queries, at: BillAt): Promise<Payers | undefined> {
  const row = await findBill(db, at)
  if (row?.state !== 'paid') return undefined
  const paid = (await partsOf(db, at)).filter(({ state }) => state === 'paid')
  if (paid.length === 0) return undefined
  return paid.map(part => ({
    partId: part.part_id,
    atVenue: part.at_venue,
    amount: money(part.amount),
    returnedAmount: money(part.returned_amount),
    ...(part.counter && { counter: part.counter.method }),
  }))
}

const leftOf = async (tx: Tx, deps: Deps, part: PartRow): Promise<Money> => {
  const left = part.amount - part.returned_amount
  if (part.at_venue || left === 0) return money(left)
  const held = await deps.partLeft(tx, { corporationId: part.corporation_id, partId: part.part_id })
  return money(Math.min(left, held))
}

/** The refundable amount of a round: the rest of its price, at most what the parts of its bill hold. */
export async function roundAmountLeft(tx: Tx, deps: Deps, at: RoundAt): Promise<Money> {
  const bill = await holdBill(deps, tx, at)
  const round = bill?.rounds.find(({ orderId }) => orderId === at.orderId)
  if (bill?.row.state !== 'paid' || !round) return money(0)
  const left = await Promise.all(paidParts(bill).map(part => leftOf(tx, deps, part)))
  return money(
    Math.min(
      leftOfRound(round),
      left.reduce<number>((all, one) => all + one, 0),
    ),
  )
}

const leftOfRound = ({ total, returned = money(0) }: BilledRound): number => total - returned

const paidParts = ({ parts }: FullBill): PartRow[] => parts.filter(({ state }) => state === 'paid')

/**
 * Refunds dishes of a round to the parts that paid them, each to its payment methods; the share of a part that was paid to the
 * staff is handed back by them. Answers what of it had earned points, and what is left of the round. ORDER-9, M9, M10
 * @throws if the parts hold less
 */
export async function returnDishes(
  tx: Tx,
  deps: Deps,
  { orderId, refundId, lines, amount, ...at }: DishReturn,
): Promise<{ earningAmount: Money; left: Money }> {
  const bill = await holdBill(deps, tx, at)
  const round = bill?.rounds.find(one => one.orderId === orderId)
  if (!bill || !round) throw new Error('A refund of dishes of a round that its bill does not have')
  const parts = paidParts(bill)
  const left = await Promise.all(parts.map(async part => ({ cut: part.cut, left: await leftOf(tx, deps, part) })))
  const shares = splitDishRefund(dishesOf(orderId, lines, amount), left)
  if (!shares) throw new Error('A refund of more than the parts of a bill hold')
  let returned = 0
  for (const [i, part] of parts.entries()) {
    const share = shares[i] ?? money(0)
    if (share > 0) returned += await returnShare(tx, deps, bill, { part, share, orderId, refundId })
  }
  await changeBill(tx, deps, bill.row)
  const before = round.returned ?? money(0)
  return {
    earningAmount: earningOf(parts, before, money(returned)),
    left: money(Math.max(0, leftOfRound(round) - returned)),
  }
}

/** A refund by amount is of no dish in particular. */
function dishesOf(orderId: string, lines: DishReturn['lines'], amount: Money): DishRefund[] {
  const dishes = lines.map(line => ({ orderId, itemKey: line.itemKey, amount: line.amount }))
  const rest = amount - dishes.reduce((all, dish) => all + dish.amount, 0)
  return rest > 0 ? [...dishes, { orderId, itemKey: '', amount: money(rest) }] : dishes
}

interface Share {
  part: PartRow
  share: Money
  orderId: string
  refundId: string
}

/** Returns the refunded amount: a provider without smaller units may refund slightly more. */
async function returnShare(
  tx: Tx,
  deps: Deps,
  { row }: FullBill,
  { part, share, orderId, refundId }: Share,
): Promise<number> {
  const { corporation_id: corporationId, shop_id: shopId } = row
  const { part_id: partId } = part
  const causeKey = causeOfDishes(refundId, partId)
  const moved = part.at_venue
    ? share
    : await deps.requestPartRefund(tx, { corporationId, partId, shopId, causeKey, amount: share, reason: DISHES })
  if (moved === undefined) throw new Error('A part of a bill holds less than its share of a refund')
  const amount = Math.min(moved, part.amount - part.returned_amount)
  await updatePart(tx, part, { returned_amount: part.returned_amount + amount })
  await recordReturn(tx, deps, row, { part, amount, causeKey, orderId })
  return amount
}

/** The part of a refund that had earned points: in proportion, as the round earned when the bill was closed. CARD-7, M10 */
function earningOf(parts: readonly PartRow[], before: Money, refund: Money): Money {
  const paid = parts.reduce((all, part) => all + part.amount, 0)
  const earning = parts.reduce((all, part) => all + part.earning_amount, 0)
  return money(paid > 0 ? shareBack(earning, money(paid), before, refund) : 0)
}

/** The refunds of a round's dishes, by refund and part. */
export async function returnsOfRound(db: Queries, { orderId, ...at }: RoundAt) {
  const [rows, parts] = [await dishReturnsOf(db, at), await partsOf(db, at)]
  return rows
    .filter(row => row.order_id === orderId)
    .map(row => {
      const part = parts.find(({ part_id }) => part_id === row.part_id)
      return {
        refundId: row.cause_key.split(':')[1] ?? '',
        causeKey: row.cause_key,
        partId: row.part_id,
        amount: money(row.amount + row.rounding),
        atVenue: part?.at_venue ?? false,
        /** How staff took the part; of no meaning for one that was paid in the app. */
        method: part?.counter?.method ?? ('out-line' as const),
        owner: part?.owner ?? '',
      }
    })
}

/** The rounds whose dishes a part got money back for. */
export async function roundsOfPart(
  db: Queries,
  { corporationId, partId }: { corporationId: number; partId: string },
): Promise<RoundAt[]> {
  const part = await findPart(db, corporationId, partId)
  if (!part) return []
  const at = { corporationId, billId: part.bill_id }
  const rows = (await dishReturnsOf(db, at)).filter(row => row.part_id === partId)
  return [...new Set(rows.map(({ order_id }) => order_id))].map(orderId => ({ ...at, orderId }))
}
