import { evenShares } from '@comanda/domain/bill'
import { type Money, money, parseAmount } from '@comanda/domain/money'
import type { Bill, BillItem, SplitAsk } from './api.ts'

/** How somebody thinks of paying, before it is agreed with the server. */
export interface SplitDraft {
  billId: string
  by: 'items' | 'evenly' | 'amount' | 'rest'
  /** Chosen dishes, as `orderId itemKey`. */
  chosen: readonly string[]
  ways: number
  /** As typed. */
  typed: string
}

/** The most even shares a bill is cut into. */
export const MOST_WAYS = 30

/** How many eat: as they said, else as many as have chosen something. Phones that came and went are not counted twice. */
const eaters = ({ people, persons }: Bill): number => (people > 1 ? people : persons.length)

const keyOf = (orderId: string, { itemKey }: BillItem): string => `${orderId} ${itemKey}`

/** The dishes that can still be paid by name, with their keys. */
export const freeItems = ({ rounds }: Bill): { key: string; orderId: string; item: BillItem }[] =>
  rounds.flatMap(({ orderId, lines }) =>
    lines.flatMap(item => (item.taken || item.shareAmount === 0 ? [] : [{ key: keyOf(orderId, item), orderId, item }])),
  )

/** The same with one's own dishes where one looks first. */
export const ownFirst = (bill: Bill): ReturnType<typeof freeItems> =>
  [...freeItems(bill)].sort((a, b) => Number(b.item.mine) - Number(a.item.mine))

/** Where one begins: with one's own dishes where there are any, else with all of it. */
export function firstDraft(bill: Bill): SplitDraft {
  const own = freeItems(bill).filter(({ item }) => item.mine)
  const all = own.length === freeItems(bill).length
  return {
    billId: bill.billId,
    by: own.length > 0 && !all ? 'items' : 'rest',
    chosen: own.map(({ key }) => key),
    ways: bill.evenly?.ways ?? Math.min(MOST_WAYS, Math.max(2, eaters(bill))),
    typed: '',
  }
}

/** What was chosen before a reload, where it was of this bill: without dishes somebody took meanwhile, and with the even cut that goes on. */
export const fitting =
  (bill: Bill, nothing: SplitDraft) =>
  (kept: SplitDraft): SplitDraft => {
    if (kept.billId !== bill.billId) return nothing
    const free = new Set(freeItems(bill).map(({ key }) => key))
    const by = kept.by === 'items' && free.size === 0 ? nothing.by : kept.by
    const ways = kept.by === 'evenly' ? kept.ways : nothing.ways
    return { ...kept, by, ways, chosen: kept.chosen.filter(key => free.has(key)) }
  }

/** One even share now: the next of a cut that goes on, else the first of a new one. */
export const evenShare = ({ evenly, restAmount }: Bill, ways: number): Money =>
  evenly?.ways === ways ? evenly.shareAmount : (evenShares(restAmount, ways)[0] ?? money(0))

/** The even shares of what is left as somebody reads them: the amount each pays, or how many pay which where they do not come out even. */
export function sharesOf({ restAmount }: Bill, ways: number): { amount: Money; count: number }[] {
  const counts = new Map<Money, number>()
  for (const share of evenShares(restAmount, ways)) counts.set(share, (counts.get(share) ?? 0) + 1)
  return [...counts].map(([amount, count]) => ({ amount, count }))
}

/** What a draft comes to, at most what is left; undefined while it is no amount one can pay. */
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

/** The draft as the server is asked. */
export function askOf(bill: Bill, draft: SplitDraft, amount: Money): SplitAsk {
  const ask = { billId: bill.billId, expectedAmount: amount }
  if (draft.by === 'items') {
    const items = freeItems(bill)
      .filter(({ key }) => draft.chosen.includes(key))
      .map(({ orderId, item: { itemKey } }) => ({ orderId, itemKey }))
    return { ...ask, split: { by: 'items', items } }
  }
  if (draft.by === 'evenly') return { ...ask, split: { by: 'evenly', ways: draft.ways } }
  return { ...ask, split: draft.by === 'amount' ? { by: 'amount', amount } : { by: 'rest' } }
}
