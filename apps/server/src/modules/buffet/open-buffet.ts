import { buffet as calls } from '@comanda/contract/buffet'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import type { Diners } from '@comanda/domain/cart'
import type { Tx } from '../../platform/db/index.ts'
import { changeWithOwnTransaction, type Guest, type Handler } from '../../platform/http/index.ts'
import type { BuffetInfo } from '../../ports/buffet.ts'
import { buffetInfo } from './buffet-info.ts'
import type { BuffetTable, Deps } from './deps.ts'
import { makeWay } from './next-party.ts'
import { sharedOut } from './own-share.ts'
import {
  type BuffetKey,
  type BuffetRow,
  cutShares,
  insertBuffet,
  lockBuffet,
  setEaters,
  setShare,
  sharesOf,
} from './queries.ts'

type Refused = 'noBuffetHere' | 'buffetSeats' | 'buffetCharged'

const peopleOf = ({ adults, children }: Diners): number => adults + children

const seatsFault = ({ seats }: BuffetTable, eaters: Diners): Refusal<'buffetSeats'> | undefined => {
  const people = peopleOf(eaters)
  if (people >= 1 && people <= seats) return undefined
  return refuse('buffetSeats', { field: 'adults', params: { bound: seats } })
}

const charged = (): Refusal<'buffetCharged'> => refuse('buffetCharged', { field: 'adults' })

/** The party whose buffet is opened, and its number of people. `personId`: the caller, where each phone has its own cart. */
interface Opening extends BuffetKey, Diners {
  personId?: string
}

/** Opens the buffet of a party, or changes its number of people; its time starts with the first opening. A repeat changes nothing. S4 */
const open = (deps: Deps, table: BuffetTable, of: Opening): Promise<Refusal<Refused> | undefined> =>
  deps.db.inTx(async tx => {
    const answer = await openIn(tx, { table, of, now: new Date(deps.clock()) })
    if (answer === 'asBefore') return undefined
    if (answer === undefined) await deps.notifyParty(tx, of.corporationId, of.sessionId)
    return answer
  })

async function openIn(tx: Tx, { table, of, now }: { table: BuffetTable; of: Opening; now: Date }): Promise<Answer> {
  const { personId } = of
  let row = await lockBuffet(tx, of)
  if (!row) {
    const fault = seatsFault(table, of)
    if (fault) return fault
    const fresh = await insertBuffet(tx, of, of, now)
    if (fresh && personId !== undefined) await setShare(tx, { ...of, personId }, of)
    if (fresh) return undefined
    row = await lockBuffet(tx, of)
    if (!row) throw new Error('A buffet that was opened is not there')
  }
  return personId === undefined ? setAll(tx, of, row) : setOwn(tx, table, { ...of, personId }, row)
}

type Answer = Refusal<Refused> | 'asBefore' | undefined

/** Sets the number of diners of the whole table; larger shares of the phones are reduced. */
async function setAll(tx: Tx, of: Opening, row: BuffetRow): Promise<Answer> {
  if (of.adults < row.charged_adults || of.children < row.charged_children) return charged()
  if (row.adults === of.adults && row.children === of.children) return 'asBefore'
  const shared = sharedOut(await sharesOf(tx, of))
  if (shared.adults > of.adults || shared.children > of.children) await cutShares(tx, of)
  await setEaters(tx, of, of)
  return undefined
}

/** Sets the number of people of one phone; the others at the table stay as they are. */
async function setOwn(tx: Tx, table: BuffetTable, of: Opening & { personId: string }, row: BuffetRow): Promise<Answer> {
  const own = (await sharesOf(tx, of)).find(it => it.person_id === of.personId)
  if (own && (of.adults < own.charged_adults || of.children < own.charged_children)) return charged()
  const before = own ?? { adults: 0, children: 0 }
  if (own?.adults === of.adults && own.children === of.children) return 'asBefore'
  const all = {
    adults: row.adults - before.adults + of.adults,
    children: row.children - before.children + of.children,
  }
  const fault = seatsFault(table, all)
  if (fault) return fault
  await setShare(tx, of, of)
  await setEaters(tx, of, all)
  return undefined
}

async function opened(deps: Deps, table: BuffetTable, of: Opening): Promise<BuffetInfo | Refusal<Refused>> {
  const fault = await open(deps, table, of)
  return fault ?? buffetInfo(deps, deps.db, { ...of, buffetStallIds: table.buffetStallIds })
}

interface OpenInput extends Diners {
  shopId: number
  pin?: string | undefined
}

/**
 * The party the caller takes part with; at a table where each phone has its own cart, the caller takes a seat by it. C6
 */
async function seatOf(
  deps: Deps,
  caller: Guest,
  table: BuffetTable,
  { shopId, pin }: OpenInput,
): Promise<
  Pick<Opening, 'sessionId' | 'personId'> | Refusal<'seatNeeded' | 'pinNeeded' | 'tableFull' | 'buffetOwing'>
> {
  if (table.playerMode) {
    const party = await deps.partyOf(caller, { shopId, key: table.key })
    return party ? { sessionId: party.sessionId } : refuse('seatNeeded', { field: 'tableId' })
  }
  const { corporationId, session } = caller
  if (await makeWay(deps, { corporationId, shopId, table, owner: session.owner }))
    return refuse('buffetOwing', { field: 'tableId' })
  const party = await deps.sitDown(caller, { shopId, table, pin })
  if (typeof party !== 'string') return { sessionId: party.sessionId, personId: party.me }
  return refuse(party, { field: party === 'pinNeeded' ? 'pin' : 'tableId' })
}

const laid = ({ buffetStallIds }: BuffetTable): Refusal<'noBuffetHere'> | undefined =>
  buffetStallIds.length === 0 ? refuse('noBuffetHere', { field: 'tableId' }) : undefined

/** Opens the buffet of the table the caller sits at, or joins it. CART-13, C6 */
export const openBuffet = (deps: Deps): Handler<typeof calls.open> =>
  changeWithOwnTransaction(calls.open, 'same result', async (caller, input) => {
    const { shopId, adults, children } = input
    const { corporationId } = caller
    const table = await deps.tableOf(corporationId, shopId, input.tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault =
      laid(table) ?? (table.playerMode || peopleOf(input) > table.seats ? seatsFault(table, input) : undefined)
    if (fault) return fault
    const seat = await seatOf(deps, caller, table, input)
    if (isRefusal(seat)) return seat
    return opened(deps, table, { corporationId, ...seat, adults, children })
  })

/** Staff open the buffet for a party; a party that has finished is ended first. CART-13, C6 */
export const openForTable = (deps: Deps): Handler<typeof calls.openForTable> =>
  changeWithOwnTransaction(calls.openForTable, 'same result', async ({ shop }, { tableId, adults, children }) => {
    const { corporationId, shopId } = shop
    const table = await deps.tableOf(corporationId, shopId, tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault = laid(table) ?? seatsFault(table, { adults, children })
    if (fault) return fault
    if (await makeWay(deps, { corporationId, shopId, table })) return refuse('partyOwing', { field: 'tableId' })
    const sessionId = await deps.beginParty({ corporationId, shopId, tableId: table.key })
    return opened(deps, table, { corporationId, sessionId, adults, children })
  })
