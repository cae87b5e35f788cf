import type { OpenBuffet, Plates } from '@comanda/domain/cart'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Party } from '../../ports/table.ts'
import type { BuffetInfo } from '../../ports/buffet.ts'
import type { CartTable, Deps } from './deps.ts'
import { linesBeside } from './queries.ts'

/** The buffet as input to the rules; undefined until it is opened. CART-13 */
export function openBuffet(buffet: BuffetInfo | undefined): OpenBuffet | undefined {
  if (buffet?.createTimeToNow === undefined) return undefined
  return { ...buffet, createTimeToNow: buffet.createTimeToNow, ...(buffet.own && { due: buffet.own.due }) }
}

/** How long (ms) plates in an untouched cart are reserved against the others at the table. S4 */
const RECENT_MS = 15 * 60_000

/** Plates in the carts of the other participants at a table where each phone has its own cart. */
async function platesBeside(
  { clock }: Pick<Deps, 'clock'>,
  db: Queries,
  { shopId, key, ...at }: BuffetAt & { owners: readonly string[] },
): Promise<Plates[]> {
  const lines = await linesBeside(db, { ...at, shopId, tableId: key, since: new Date(clock() - RECENT_MS) })
  return lines.flatMap(({ buffetStallId, foodId, quantity }) =>
    buffetStallId === undefined ? [] : [{ buffetStallId, foodId, quantity }],
  )
}

interface BuffetAt {
  corporationId: number
  shopId: number
  /** The code of the table itself. */
  key: string
}

const othersOf = ({ persons, me }: Pick<Party, 'persons' | 'me'>): string[] =>
  persons.filter(it => it.here && it.personId !== me).map(it => it.owner)

/** The place of a cart: at a table whose guests share it, or take part in its buffet with their own carts. */
interface BuffetState {
  table?: CartTable
  party?: Party
  sitting?: Party
}

/** The buffet of a table with buffet stalls, as the caller sees it. */
export async function buffetAt(
  deps: Pick<Deps, 'db' | 'clock' | 'buffets' | 'parties'>,
  { corporationId, shopId }: Omit<BuffetAt, 'key'>,
  { table, party, sitting }: BuffetState,
): Promise<BuffetInfo | undefined> {
  const { db, buffets } = deps
  const buffetStallIds = table?.buffetStallIds ?? []
  if (!table || buffetStallIds.length === 0) return undefined
  if (party) return buffets.of(db, { corporationId, sessionId: party.sessionId, buffetStallIds })
  const at = { corporationId, shopId, key: table.key }
  if (!sitting) return fromOutside(deps, at, table)
  const { sessionId, me: personId } = sitting
  const buffet = await buffets.of(db, { corporationId, sessionId, buffetStallIds, personId })
  if (buffet.createTimeToNow === undefined) return buffet
  return { ...buffet, elsewhere: await platesBeside(deps, db, { ...at, owners: othersOf(sitting) }) }
}

/** For a phone that does not take part yet: the number of people, if it used the table's own code. C6 */
async function fromOutside(
  { db, buffets }: Pick<Deps, 'db' | 'buffets'>,
  { corporationId, shopId, key }: BuffetAt,
  { typed, playerMode, buffetStallIds = [] }: CartTable,
): Promise<BuffetInfo> {
  const none = { adults: 0, children: 0 }
  const closed = { tableBuffetInfos: buffetStallIds.map(buffetStallId => ({ buffetStallId })), items: [] }
  const table = { key, playerMode, buffetStallIds }
  const sessionId = typed ? undefined : await buffets.goingOn(db, { corporationId, shopId, table })
  if (sessionId === undefined) return { ...closed, ...none, charged: none }
  const { adults, children, charged } = await buffets.of(db, { corporationId, sessionId, buffetStallIds })
  return { ...closed, adults, children, charged }
}

/**
 * Locks the open buffet of a table where each phone has its own cart, with the plates in the other carts: changes of
 * all of them run one after another, so that together they never exceed the allowance. S4
 */
export const holdBuffet =
  (deps: Pick<Deps, 'clock' | 'buffets' | 'parties'>, at: BuffetAt, { table, sitting }: BuffetState) =>
  async (tx: Tx): Promise<OpenBuffet | undefined> => {
    if (!table || !sitting) return undefined
    const { corporationId } = at
    const { sessionId, me: personId } = sitting
    const { buffetStallIds = [] } = table
    const buffet = await deps.buffets.hold(tx, { corporationId, sessionId, buffetStallIds, personId })
    const persons = await deps.parties.personsOf(tx, corporationId, sessionId)
    const owners = othersOf({ persons: [...persons], me: personId })
    const elsewhere = await platesBeside(deps, tx, { ...at, owners })
    await deps.parties.notifyParty(tx, corporationId, sessionId)
    return openBuffet({ ...buffet, elsewhere })
  }

interface CartAt {
  corporationId: number
  shopId: number
  sessionId?: string
  sitting?: { sessionId: string; personId: string }
  tableId?: string
}

/** The open buffet of the party whose cart is to be priced; locked if an order is about to take from it. S4 */
export async function buffetOfCart(
  { tableOf, buffets }: Pick<Deps, 'tableOf' | 'buffets'>,
  { corporationId, shopId, sessionId, sitting, tableId }: CartAt,
  { db, takes }: { db: Queries; takes: boolean },
): Promise<OpenBuffet | undefined> {
  const seat = sessionId === undefined ? sitting : { sessionId }
  if (seat === undefined || tableId === undefined) return undefined
  const buffetStallIds = (await tableOf(corporationId, shopId, tableId))?.buffetStallIds ?? []
  if (buffetStallIds.length === 0) return undefined
  const of = { corporationId, buffetStallIds, ...seat }
  return openBuffet(await (takes ? buffets.hold(db, of) : buffets.of(db, of)))
}
