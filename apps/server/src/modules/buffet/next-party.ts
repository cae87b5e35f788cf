import type { Queries } from '../../platform/db/index.ts'
import type { BuffetTable, Deps } from './deps.ts'
import { findBuffet, lockBuffet } from './queries.ts'

interface At {
  corporationId: number
  shopId: number
  table: Pick<BuffetTable, 'key' | 'playerMode' | 'buffetStallIds'>
}

type NextDeps = Pick<Deps, 'db' | 'clock' | 'partyAt' | 'ordersOf' | 'billAt' | 'stayOf' | 'holdParty' | 'endParty'>

interface Party {
  sessionId: string
  owners: readonly string[]
  /** Its buffet time has ended, or it left: newcomers are another party. */
  over: boolean
  owing: boolean
}

/** Whether the time of a party's buffet has ended. */
async function isOver(deps: NextDeps, db: Queries, { table, ...shop }: At, sessionId: string): Promise<boolean> {
  const row = await findBuffet(db, { corporationId: shop.corporationId, sessionId })
  const stay = row && (await deps.stayOf(shop, table.buffetStallIds))
  return row !== undefined && stay !== undefined && deps.clock() - row.opened_at.getTime() >= stay
}

/** The party at a table with a buffet, and whether it has finished. C6 */
async function partyAt(deps: NextDeps, db: Queries, at: At): Promise<Party | undefined> {
  const { table, ...shop } = at
  const party = await deps.partyAt(db, { ...shop, tableId: table.key })
  if (!party) return undefined
  const { sessionId, owners, rested, idle } = party
  const of = { corporationId: shop.corporationId, sessionId }
  const ended = await isOver(deps, db, at, sessionId)
  if (!ended && !rested && !(idle && owners.length > 0)) return { sessionId, owners, over: false, owing: false }
  if (table.playerMode) {
    const bill = await deps.billAt(db, { ...shop, tableId: table.key })
    const owing = bill !== undefined || (await deps.ordersOf(db, of)).owing
    return { sessionId, owners, over: ended || rested, owing }
  }
  const { count, owing } = await deps.ordersOf(db, of)
  return { sessionId, owners, over: ended || rested || count === 0, owing }
}

/** The party at a table that newcomers may join; undefined if there is none, or it has finished. C6 */
export async function goingOn(deps: NextDeps, db: Queries, at: At): Promise<string | undefined> {
  const party = await partyAt(deps, db, at)
  return party?.over ? undefined : party?.sessionId
}

/**
 * Prepares a table for a newcomer: ends a party that has finished, so that the next one starts with its own buffet. A
 * party that owes something is left to the staff. Two newcomers at the same moment get the same result. Without an
 * `owner`, staff open the table for another guest. C6
 */
export async function makeWay(deps: NextDeps, at: At & { owner?: string }): Promise<'owing' | undefined> {
  const { corporationId, owner } = at
  const finished = (party: Party | undefined): party is Party =>
    party !== undefined && party.over && !(owner !== undefined && party.owners.includes(owner))
  const current = await partyAt(deps, deps.db, at)
  if (!finished(current)) return undefined
  return deps.db.inTx(async tx => {
    await lockBuffet(tx, { corporationId, sessionId: current.sessionId })
    await deps.holdParty(tx, { corporationId, shopId: at.shopId, tableId: at.table.key })
    const party = await partyAt(deps, tx, at)
    if (!finished(party) || party.sessionId !== current.sessionId) return undefined
    if (party.owing) return 'owing'
    await deps.endParty(tx, corporationId, party.sessionId)
    return undefined
  })
}
