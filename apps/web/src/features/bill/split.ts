import { evenShares } from '@comanda/domain/bill'
import { type Money, money, parseAmount } from '@comanda/domain/money'
import type { Bill, BillItem, SplitInput } from './api.ts'

/** Draft of the part to pay, before the server reserves it. */
export interface SplitDraft {
  billId: string
  by: 'items' | 'evenly' | 'amount' | 'rest'
  /** Selected dishes, as `orderId itemKey`. */
  chosen: readonly string[]
  ways: number
  /** Amount as typed. */
  typed: string
}

/** Maximum number of even shares. */
export const MAX_WAYS = 30

/**
 * Number of people eating: as entered, else the people who ordered something. Phones that left and returned are not
 * counted twice.
 */
const eaters = ({ people, persons }: Bill): number => (people > 1 ? people : persons.length)

const keyOf = (orderId: string, { itemKey }: BillItem): string => `${orderId} ${itemKey}`

/** Dishes that are not paid or reserved yet, with their keys. */
export const freeItems = ({ rounds }: Bill): { key: string; orderId: string; item: BillItem }[] =>
  rounds.flatMap(({ orderId, lines }) =>
    lines.flatMap(item => (item.taken || item.shareAmount === 0 ? [] : [{ key: keyOf(orderId, item), orderId, item }])),
  )

/** Unpaid dishes, the guest's own first. */
export const ownFirst = (bill: Bill): ReturnType<typeof freeItems> =>
  [...freeItems(bill)].sort((a, b) => Number(b.item.mine) - Number(a.item.mine))

/** Initial draft: the guest's own dishes if there are any, else everything. */
export function firstDraft(bill: Bill): SplitDraft {
  const own = freeItems(bill).filter(({ item }) => item.mine)
  const all = own.length === freeItems(bill).length
  return {
    billId: bill.billId,
    by: own.length > 0 && !all ? 'items' : 'rest',
    chosen: own.map(({ key }) => key),
    ways: bill.evenly?.ways ?? Math.min(MAX_WAYS, Math.max(2, eaters(bill))),
    typed: '',
  }
}

/**
 * Draft from before a reload, if it is for this bill: without dishes taken by others meanwhile, and with a running even
 * split.
 */
export const fitting =
  (bill: Bill, nothing: SplitDraft) =>
  (stored: SplitDraft): SplitDraft => {
    if (stored.billId !== bill.billId) return nothing
    const free = new Set(freeItems(bill).map(({ key }) => key))
    const by = stored.by === 'items' && free.size === 0 ? nothing.by : stored.by
    const shares = stored.by === 'evenly' ? stored.ways : nothing.ways
    return { ...stored, by, ways: shares, chosen: stored.chosen.filter(key => free.has(key)) }
  }

/** The next even share of a running split, or the first of a new one. */
export const evenShare = ({ evenly, restAmount }: Bill, shares: number): Money =>
  evenly?.ways === shares ? evenly.shareAmount : (evenShares(restAmount, shares)[0] ?? money(0))

/**
 * The even shares of the remaining amount as text: one amount per person, or how many pay which amount if they differ.
 */
export function sharesOf({ restAmount }: Bill, shares: number): { amount: Money; count: number }[] {
  const counts = new Map<Money, number>()
  for (const share of evenShares(restAmount, shares)) counts.set(share, (counts.get(share) ?? 0) + 1)
  return [...counts].map(([amount, count]) => ({ amount, count }))
}

/** Amount of a draft in minor units, at most the remaining amount; undefined while it is invalid. */
export function amountOf(bill: Bill, draft: SplitDraft): Money | undefined {
  const { restAmount: rest, currency } = bill
  if (draft.by === 'rest') return rest > 0 ? rest : undefined
  if (draft.by === 'evenly') return positive(evenShare(bill, draft.ways))
  if (draft.by === 'amount') {
    const typed = parseAmount(draft.typed, currency.internationalSystemOfUnits, ',')
    return typed !== undefined && typed <= rest ? positive(typed) : undefined
  }
  const owed = freeItems(bill).reduce(
    (all, { key, item }) => all + (draft.chosen.includes(key) ? item.shareAmount : 0),
    0,
  )
  return positive(money(Math.min(owed, rest)))
}

const positive = (amount: Money): Money | undefined => (amount > 0 ? amount : undefined)

/** Request for a draft. */
export function splitInput(bill: Bill, draft: SplitDraft, amount: Money): SplitInput {
  const input = { billId: bill.billId, expectedAmount: amount }
  if (draft.by === 'items') {
    const items = freeItems(bill)
      .filter(({ key }) => draft.chosen.includes(key))
      .map(({ orderId, item: { itemKey } }) => ({ orderId, itemKey }))
    return { ...input, split: { by: 'items', items } }
  }
  if (draft.by === 'evenly') return { ...input, split: { by: 'evenly', ways: draft.ways } }
  return { ...input, split: draft.by === 'amount' ? { by: 'amount', amount } : { by: 'rest' } }
}
