import type { bill as calls, staffBill } from '@comanda/contract/bill'
import type { ResponseOf } from '@comanda/contract/core'
import { evenPlan, evenShares, itemShares, takenItems } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import type { Queries } from '../../../platform/db/index.ts'
import type { Person } from '../../../ports/table.ts'
import type { BillReduction, Round, RoundTexts } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import type { BillReader } from './own-bill.ts'
import { amountsOf, totalsOfBill, type FullBill } from './read-bill.ts'
import type { PartRow } from '../tables.ts'
import { reductionsOf } from './reductions.ts'

export type StaffBill = z.output<typeof staffBill>
export type GuestBill = NonNullable<ResponseOf<typeof calls.calConfirm>['bill']>
type ShownRound = StaffBill['rounds'][number]

/** The people of a bill's parties, by party and person: two parties may both have a `p1`. */
interface People {
  list: StaffBill['persons']
  /** The id of a party's person on the bill. */
  idOf(sessionId: string | undefined, person: (it: Person) => boolean): string | undefined
  ownerOf: ReadonlyMap<string, string>
}

async function peopleOf(deps: Deps, db: Queries, { row, parties }: FullBill): Promise<People> {
  const shared = parties.flatMap(({ session_id }) => session_id ?? [])
  const all = await Promise.all(shared.map(id => deps.parties.personsOf(db, row.corporation_id, id)))
  const key = (at: number, { personId }: Person) => `${at + 1}.${personId}`
  return {
    list: all.flatMap((persons, at) =>
      persons.map(it => ({ personId: key(at, it), nick: it.nick, avatar: it.avatar })),
    ),
    idOf(sessionId, test) {
      const at = shared.findIndex(id => id === sessionId)
      const person = all[at]?.find(test)
      return person && key(at, person)
    },
    ownerOf: new Map(all.flatMap((persons, at) => persons.map(it => [key(at, it), it.owner] as const))),
  }
}

interface View {
  bill: FullBill
  people: People
  reader: BillReader | undefined
  now: number
  /** The dishes in the reader's language, for those ordered in another one. */
  texts: RoundTexts
}

/** The id of the owner on the bill, in any party. */
function personOf({ bill, people }: View, owner: string): string | undefined {
  for (const { session_id } of bill.parties) {
    const person = people.idOf(session_id ?? undefined, it => it.owner === owner)
    if (person) return person
  }
  return undefined
}

function roundsOf(view: View): ShownRound[] {
  const { bill, reader, people } = view
  const amounts = amountsOf(bill)
  const shares = itemShares(amounts)
  const taken = takenItems(amounts.parts)
  return bill.rounds.map((round, at) => {
    const personId = people.idOf(round.sessionId, it => it.owner === round.owner)
    return {
      orderId: round.orderId,
      orderNo: round.orderNo,
      round: at + 1,
      state: round.state,
      ...(round.callNumber === undefined ? {} : { callNumber: round.callNumber }),
      createdAt: round.createdAt.toISOString(),
      ...(personId === undefined ? {} : { by: personId }),
      mine: round.owner === reader?.owner,
      totalPaidAmount: round.total,
      lines: round.lines.map(line => lineOf(view, round, line, { shares, taken })),
    }
  })
}

/** What staff entered of a line: its seat, and that it is voided. COUNTER-2, PAY-16 */
const staffPartOf = ({ seat, voided }: Round['lines'][number]) => ({
  ...(seat !== undefined && { seat }),
  ...(voided && { voided }),
})

function lineOf(
  { people, reader, texts }: View,
  { orderId, owner, sessionId }: Round,
  line: Round['lines'][number],
  { shares, taken }: { shares: ReadonlyMap<string, Money>; taken: ReadonlySet<string> },
): ShownRound['lines'][number] {
  const { itemKey, picture, quantity, amount, discountAmount, giftOf } = line
  const { displayName, detail } = texts.get(orderId)?.get(itemKey) ?? (reader ? line : (line.kitchen ?? line))
  const key = `${orderId} ${itemKey}`
  const personId = people.idOf(sessionId, it => it.personId === line.addedBy)
  const addedBy = personId === undefined ? owner : people.ownerOf.get(personId)
  return {
    itemKey,
    displayName,
    detail,
    ...(picture === undefined ? {} : { picture }),
    quantity,
    amount,
    shareAmount: shares.get(key) ?? money(amount - discountAmount),
    ...(personId === undefined ? {} : { by: personId }),
    ...(giftOf === undefined ? {} : { giftOf }),
    ...(!reader && staffPartOf(line)),
    mine: reader !== undefined && addedBy === reader.owner,
    taken: taken.has(key),
  }
}

/** The shown state of a part; absent for parts that were never paid and are not being paid, which are not shown. */
const partStates: Partial<Record<PartRow['state'], StaffBill['parts'][number]['state']>> = {
  open: 'open',
  paid: 'paid',
  refunding: 'returning',
  refunded: 'returned',
}

/** The parts of the bill, and the reader's own parts that are being refunded, which would otherwise disappear. M8 */
const partsOf = (view: View) =>
  view.bill.parts.flatMap(part => {
    const state = partStates[part.state]
    const counts = part.state === 'open' || part.state === 'paid' || part.owner === view.reader?.owner
    return state && counts ? [{ ...partOf(view, part), state }] : []
  })

function partOf(view: View, part: PartRow): Omit<StaffBill['parts'][number], 'state'> {
  const personId = personOf(view, part.owner)
  return {
    partId: part.part_id,
    ...(personId === undefined ? {} : { by: personId }),
    mine: part.owner === view.reader?.owner,
    cut: part.cut.by,
    amount: money(part.amount),
    returnedAmount: money(part.returned_amount),
    atVenue: part.at_venue,
    ...(view.reader === undefined && part.counter && { counter: part.counter }),
    ...(part.state === 'open' && part.watch_at
      ? { secondsLeft: Math.max(0, Math.ceil((part.watch_at.getTime() - view.now) / 1000)) }
      : {}),
  }
}

/** The total lines of all rounds, added up by kind and name. */
function totalsOf({ rounds }: FullBill): StaffBill['totals'] {
  const person = new Map<string, StaffBill['totals'][number]>()
  for (const { kind, name, amount } of rounds.flatMap(({ totals }) => totals)) {
    const key = `${kind} ${JSON.stringify(name)}`
    const before = person.get(key)
    person.set(key, { kind, name, amount: money((before?.amount ?? 0) + amount) })
  }
  return [...person.values()]
}

function shownOf(view: View) {
  const { row, parties } = view.bill
  const { totalAmount, paidAmount, openAmount, restAmount } = totalsOfBill(view.bill)
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
    totals: totalsOf(view.bill),
  }
}

const shownOff = (off: BillReduction) =>
  'items' in off ? { ...off, items: off.items.map(item => ({ ...item })) } : off

/** A bill as the staff see it: its dishes in the store's own language. */
export async function shownToStaff(deps: Deps, db: Queries, bill: FullBill, staffId?: string): Promise<StaffBill> {
  const people = await peopleOf(deps, db, bill)
  const request = bill.row.write_off_asked
  const off = bill.row.reduction_request
  const shown = shownOf({ bill, people, reader: undefined, now: deps.clock(), texts: new Map() })
  const cashRounding = (await deps.shopOf(bill.row.corporation_id, bill.row.shop_id))?.cashRounding
  return {
    ...shown,
    ...(cashRounding !== undefined && { cashRounding }),
    ...evenlyOf(bill, shown.restAmount),
    reductions: reductionsOf(bill),
    ...(request && {
      writeOffAsked: {
        amount: request.amount,
        reason: request.reason,
        name: request.name,
        own: request.by === staffId,
      },
    }),
    ...(off && {
      reductionRequest: {
        amount: off.amount,
        reason: off.reason,
        name: off.name,
        own: off.by === staffId,
        off: shownOff(off.off),
      },
    }),
  }
}

/** The cost of the caller's own dishes that are not reserved, at most the rest of the bill. */
const mineOf = (rounds: readonly ShownRound[], rest: Money): Money => {
  const own = rounds.flatMap(({ lines }) => lines.filter(it => it.mine && !it.taken))
  return money(
    Math.min(
      rest,
      own.reduce((all, { shareAmount }) => all + shareAmount, 0),
    ),
  )
}

function evenlyOf(bill: FullBill, rest: Money): Pick<GuestBill, 'evenly'> {
  const plan = evenPlan(amountsOf(bill).parts)
  if (!plan || rest === 0) return {}
  const { base, ways, taken } = plan
  const share = evenShares(base, ways).find((_, at) => !taken.includes(at)) ?? money(0)
  return { evenly: { ways, taken: taken.length, shareAmount: money(Math.min(share, rest)) } }
}

/** Reads other languages only if someone at the table ordered in one. */
const textsFor = async (
  deps: Deps,
  db: Queries,
  { row, rounds }: FullBill,
  { language }: BillReader,
): Promise<RoundTexts> =>
  rounds.every(round => round.language === language)
    ? new Map()
    : deps.rounds.textsIn(db, { corporationId: row.corporation_id, billId: row.bill_id }, language)

/**
 * A bill as a member of its party sees it. `had`: it is closed and the party has ended; only the caller's own part of
 * it is shown. C6
 */
export async function shownToGuest(
  deps: Deps,
  db: Queries,
  bill: FullBill,
  reader: BillReader,
  stands: 'has' | 'had',
): Promise<GuestBill> {
  const [people, texts] = await Promise.all([peopleOf(deps, db, bill), textsFor(deps, db, bill, reader)])
  const view = { bill, people, reader, now: deps.clock(), texts }
  const shown = shownOf(view)
  const shop = await deps.shopOf(bill.row.corporation_id, bill.row.shop_id)
  const me = personOf(view, reader.owner)
  const all = {
    ...shown,
    shopName: shop?.shopName ?? {},
    timeZone: shop?.timeZone ?? 'UTC',
    ...(me === undefined ? {} : { me }),
    mineAmount: mineOf(shown.rounds, shown.restAmount),
    ...(await offersOf(deps, db, bill, stands)),
    ...evenlyOf(bill, shown.restAmount),
  }
  return stands === 'has' ? all : onlyOwn(all)
}

/** The promotions that can be chosen for an open bill, for its party. PRICE-3 */
const offersOf = async (deps: Deps, db: Queries, bill: FullBill, stands: 'has' | 'had') => {
  const { corporation_id: corporationId, bill_id: billId, state } = bill.row
  if (state !== 'open' || stands === 'had') return { optionalList: [], bestOffers: false }
  return deps.rounds.offers(db, { corporationId, billId, paidAmount: totalsOfBill(bill).paidAmount })
}

const onlyOwn = (shown: GuestBill): GuestBill => ({
  ...shown,
  persons: [],
  rounds: shown.rounds.filter(({ mine }) => mine),
  parts: shown.parts.filter(({ mine }) => mine),
})
