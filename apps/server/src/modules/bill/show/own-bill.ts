import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { partiesAt, partiesOf } from '../queries.ts'
import type { PartyRow } from '../tables.ts'

/** The key of those who share a table. */
export const sharedKey = (sessionId: string): string => `s:${sessionId}`

/** The key of one person at a table that is not shared. */
export const personKey = (tableId: string, owner: string): string => `o:${tableId}:${owner}`

export interface Holder {
  corporationId: number
  owner: string
}

export interface BillReader extends Holder {
  /** The reader's language. */
  language: string
}

export const readerOf = ({ corporationId, session, language }: Guest): BillReader => ({
  corporationId,
  owner: session.owner,
  language,
})

/** Whether a person belongs to a party of an open bill: it is theirs alone, or they sit there now. C6 */
async function isOf(deps: Deps, db: Queries, { corporationId, owner }: Holder, party: PartyRow): Promise<boolean> {
  if (party.session_id === null) return party.owner === owner
  return (await deps.parties.seatedSince(db, { corporationId, sessionId: party.session_id, owner })) !== undefined
}

const isShared = ({ session_id }: PartyRow): boolean => session_id !== null

/** Whether a person belonged to a party when its bill was closed. */
async function wasOf(deps: Deps, db: Queries, { corporationId, owner }: Holder, party: PartyRow): Promise<boolean> {
  if (party.session_id === null) return party.owner === owner
  const persons = await deps.parties.personsOf(db, corporationId, party.session_id)
  return persons.some(person => person.owner === owner && person.here)
}

async function some(
  parties: readonly PartyRow[],
  test: (party: PartyRow) => Promise<boolean>,
): Promise<PartyRow | undefined> {
  for (const party of parties) if (await test(party)) return party
  return undefined
}

/**
 * A person's bill at a table, the one their rounds join: of the party they sit with, else their own. Undefined for
 * anyone else. ORDER-3
 */
export async function ownBillAt(
  deps: Deps,
  db: Queries,
  reader: Holder,
  table: { shopId: number; tableId: string },
): Promise<string | undefined> {
  const parties = await partiesAt(db, { corporationId: reader.corporationId, ...table })
  const [shared, own] = [parties.filter(isShared), parties.filter(party => !isShared(party))]
  return (await some([...shared, ...own], party => isOf(deps, db, reader, party)))?.bill_id
}

/** A person's relation to a bill: `has` it now, had it when it was closed, or undefined. C6 */
export async function relationToBill(
  deps: Deps,
  db: Queries,
  reader: Holder,
  at: BillAt,
): Promise<'has' | 'had' | undefined> {
  const parties = await partiesOf(db, at)
  const open = parties.filter(party => party.open)
  if (await some(open, party => isOf(deps, db, reader, party))) return 'has'
  const closed = parties.filter(party => !party.open)
  return (await some(closed, party => wasOf(deps, db, reader, party))) && 'had'
}
