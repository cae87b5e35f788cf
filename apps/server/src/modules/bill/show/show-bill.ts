import type { bill as calls, staffBill } from '@comanda/contract/bill'
import type { ResponseOf } from '@comanda/contract/core'
import { evenPlan, evenShares, itemShares, takenItems } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { Queries } from '../../../platform/db/index.ts'
import type { Person } from '../../../ports/table.ts'
import type { Round, RoundWords } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import type { Asker } from './own-bill.ts'
import { amountsOf, standing, type Whole } from './read-bill.ts'
import type { PartRow } from '../tables.ts'

export type StaffBill = z.output<typeof staffBill>
export type GuestBill = NonNullable<ResponseOf<typeof calls.calConfirm>['bill']>
type ShownRound = StaffBill['rounds'][number]

/** The people of a bill's parties: each party's under its place among them, for two parties may both have a `p1`. */
interface People {
  list: StaffBill['persons']
  /** How a person of a party is named on the bill. */
  named(sessionId: string | undefined, person: (it: Person) => boolean): string | undefined
  ownerOf: ReadonlyMap<string, string>
}

async function peopleOf(deps: Deps, db: Queries, { row, parties }: Whole): Promise<People> {
  const shared = parties.flatMap(({ session_id }) => session_id ?? [])
  const all = await Promise.all(shared.map(id => deps.parties.personsOf(db, row.corporation_id, id)))
  const key = (at: number, { personId }: Person) => `${at + 1}.${personId}`
  return {
    list: all.flatMap((persons, at) =>
      persons.map(it => ({ personId: key(at, it), nick: it.nick, avatar: it.avatar })),
    ),
    named(sessionId, test) {
      const at = shared.findIndex(id => id === sessionId)
      const found = all[at]?.find(test)
      return found && key(at, found)
    },
    ownerOf: new Map(all.flatMap((persons, at) => persons.map(it => [key(at, it), it.owner] as const))),
  }
}

interface View {
  whole: Whole
  people: People
  asker: Asker | undefined
  now: number
  /** The dishes in the reader's language, where others ordered them in theirs. */
  words: RoundWords
}

/** Who of the people somebody is, in whichever party. */
function personOf({ whole, people }: View, owner: string): string | undefined {
  for (const { session_id } of whole.parties) {
    const found = people.named(session_id ?? undefined, it => it.owner === owner)
    if (found) return found
  }
  return undefined
}

function roundsOf(view: View): ShownRound[] {
  const { whole, asker, people } = view
  const amounts = amountsOf(whole)
  const shares = itemShares(amounts)
  const taken = takenItems(amounts.parts)
  return whole.rounds.map((round, at) => {
    const by = people.named(round.sessionId, it => it.owner === round.owner)
    return {
      orderId: round.orderId,
      orderNo: round.orderNo,
      round: at + 1,
      state: round.state,
      ...(round.callNumber === undefined ? {} : { callNumber: round.callNumber }),
      createdAt: round.createdAt.toISOString(),
      ...(by === undefined ? {} : { by }),
      mine: round.owner === asker?.owner,
      totalPaidAmount: round.total,
      lines: round.lines.map(line => lineOf(view, round, line, { shares, taken })),
    }
  })
}

function lineOf(
  { people, asker, words }: View,
  { orderId, owner, sessionId }: Round,
  line: Round['lines'][number],
  { shares, taken }: { shares: ReadonlyMap<string, Money>; taken: ReadonlySet<string> },
): ShownRound['lines'][number] {
  const { itemKey, picture, quantity, amount, discountAmount, giftOf } = line
  const { displayName, detail } = words.get(orderId)?.get(itemKey) ?? (asker ? line : (line.kitchen ?? line))
  const key = `${orderId} ${itemKey}`
  const by = people.named(sessionId, it => it.personId === line.addedBy)
  const whose = by === undefined ? owner : people.ownerOf.get(by)
  return {
    itemKey,
    displayName,
    detail,
    ...(picture === undefined ? {} : { picture }),
    quantity,
    amount,
    shareAmount: shares.get(key) ?? money(amount - discountAmount),
    ...(by === undefined ? {} : { by }),
    ...(giftOf === undefined ? {} : { giftOf }),
    mine: asker !== undefined && whose === asker.owner,
    taken: taken.has(key),
  }
}

/** How a part is told of; one that was never paid and is not being paid is not. */
const partStates: Partial<Record<PartRow['state'], StaffBill['parts'][number]['state']>> = {
  open: 'open',
  paid: 'paid',
  refunding: 'returning',
  refunded: 'returned',
}

/** The parts of the bill, and those of the reader's own whose money goes back: they would seem never to have been. M8 */
const partsOf = (view: View) =>
  view.whole.parts.flatMap(part => {
    const state = partStates[part.state]
    const counts = part.state === 'open' || part.state === 'paid' || part.owner === view.asker?.owner
    return state && counts ? [{ ...partOf(view, part), state }] : []
  })

function partOf(view: View, part: PartRow): Omit<StaffBill['parts'][number], 'state'> {
  const by = personOf(view, part.owner)
  return {
    partId: part.part_id,
    ...(by === undefined ? {} : { by }),
    mine: part.owner === view.asker?.owner,
    cut: part.cut.by,
    amount: money(part.amount),
    returnedAmount: money(part.returned_amount),
    atVenue: part.at_venue,
    ...(part.state === 'open' && part.watch_at
      ? { secondsLeft: Math.max(0, Math.ceil((part.watch_at.getTime() - view.now) / 1000)) }
      : {}),
  }
}

/** The rounds' total lines, those of one kind and name together. */
function totalsOf({ rounds }: Whole): StaffBill['totals'] {
  const found = new Map<string, StaffBill['totals'][number]>()
  for (const { kind, name, amount } of rounds.flatMap(({ totals }) => totals)) {
    const key = `${kind} ${JSON.stringify(name)}`
    const before = found.get(key)
    found.set(key, { kind, name, amount: money((before?.amount ?? 0) + amount) })
  }
  return [...found.values()]
}

function shownOf(view: View) {
  const { row, parties } = view.whole
  const { totalAmount, paidAmount, openAmount, restAmount } = standing(view.whole)
  return {
    billId: row.bill_id,
    billVersion: row.version,
    state: row.state === 'merged' ? ('paid' as const) : row.state,
    shopId: row.shop_id,
    tables: parties.map(({ table_info }) => table_info),
    pays: row.pays,
    openedAt: row.opened_at.toISOString(),
    currency: row.currency,
    totalAmount,
    paidAmount,
    openAmount,
    restAmount,
    persons: view.people.list,
    people: row.people,
    rounds: roundsOf(view),
    parts: partsOf(view),
    totals: totalsOf(view.whole),
  }
}

/** A bill as the staff see it: its dishes in the store's own language. */
export async function shownToStaff(deps: Deps, db: Queries, whole: Whole): Promise<StaffBill> {
  const people = await peopleOf(deps, db, whole)
  return shownOf({ whole, people, asker: undefined, now: deps.clock(), words: new Map() })
}

/** What the caller's own dishes come to that nobody pays yet, at most what is left. */
const mineOf = (rounds: readonly ShownRound[], rest: Money): Money => {
  const own = rounds.flatMap(({ lines }) => lines.filter(it => it.mine && !it.taken))
  return money(
    Math.min(
      rest,
      own.reduce((all, { shareAmount }) => all + shareAmount, 0),
    ),
  )
}

function evenlyOf(whole: Whole, rest: Money): Pick<GuestBill, 'evenly'> {
  const plan = evenPlan(amountsOf(whole).parts)
  if (!plan || rest === 0) return {}
  const { base, ways, taken } = plan
  const share = evenShares(base, ways).find((_, at) => !taken.includes(at)) ?? money(0)
  return { evenly: { ways, taken: taken.length, shareAmount: money(Math.min(share, rest)) } }
}

/** Asked only where somebody at the table reads another language. */
const wordsFor = async (deps: Deps, db: Queries, { row, rounds }: Whole, { language }: Asker): Promise<RoundWords> =>
  rounds.every(round => round.language === language)
    ? new Map()
    : deps.rounds.wordsIn(db, { corporationId: row.corporation_id, billId: row.bill_id }, language)

/**
 * A bill as somebody of its party sees it. `had`: it is closed, and the party is over: of it remains what was the caller's
 * own, and nothing of the others. C6
 */
export async function shownToGuest(
  deps: Deps,
  db: Queries,
  whole: Whole,
  asker: Asker,
  stands: 'has' | 'had',
): Promise<GuestBill> {
  const [people, words] = await Promise.all([peopleOf(deps, db, whole), wordsFor(deps, db, whole, asker)])
  const view = { whole, people, asker, now: deps.clock(), words }
  const shown = shownOf(view)
  const shop = await deps.shopOf(whole.row.corporation_id, whole.row.shop_id)
  const me = personOf(view, asker.owner)
  const all = {
    ...shown,
    shopName: shop?.shopName ?? {},
    timeZone: shop?.timeZone ?? 'UTC',
    ...(me === undefined ? {} : { me }),
    mineAmount: mineOf(shown.rounds, shown.restAmount),
    ...evenlyOf(whole, shown.restAmount),
  }
  return stands === 'has' ? all : onlyOwn(all)
}

const onlyOwn = (shown: GuestBill): GuestBill => ({
  ...shown,
  persons: [],
  rounds: shown.rounds.filter(({ mine }) => mine),
  parts: shown.parts.filter(({ mine }) => mine),
})
