import type { Queries } from '../../platform/db/index.ts'
import type { BuffetTable, Needs } from './needs.ts'
import { findBuffet, lockBuffet } from './queries.ts'

interface At {
  corporationId: number
  shopId: number
  table: Pick<BuffetTable, 'key' | 'playerMode' | 'buffetStallIds'>
}

type NextNeeds = Pick<
  Needs,
  'db' | 'clock' | 'standingAt' | 'ordersOf' | 'billAt' | 'stayOf' | 'holdParty' | 'endParty'
>

interface Party {
  sessionId: string
  owners: readonly string[]
  /** Its time is over, or it left: who comes is another party. */
  over: boolean
  owing: boolean
}

/** Whether the time of a party's buffet is over. */
async function isOver(needs: NextNeeds, on: Queries, { table, ...shop }: At, sessionId: string): Promise<boolean> {
  const row = await findBuffet(on, { corporationId: shop.corporationId, sessionId })
  const stay = row && (await needs.stayOf(shop, table.buffetStallIds))
  return row !== undefined && stay !== undefined && needs.clock() - row.opened_at.getTime() >= stay
}

/** The party at a table with a buffet, and whether it has finished. C6 */
async function partyAt(needs: NextNeeds, on: Queries, at: At): Promise<Party | undefined> {
  const { table, ...shop } = at
  const party = await needs.standingAt(on, { ...shop, tableId: table.key })
  if (!party) return undefined
  const { sessionId, owners, rested, idle } = party
  const of = { corporationId: shop.corporationId, sessionId }
  const ended = await isOver(needs, on, at, sessionId)
  if (!ended && !rested && !(idle && owners.length > 0)) return { sessionId, owners, over: false, owing: false }
  if (table.playerMode) {
    const bill = await needs.billAt(on, { ...shop, tableId: table.key })
    const owing = bill !== undefined || (await needs.ordersOf(on, of)).owing
    return { sessionId, owners, over: ended || rested, owing }
  }
  const { count, owing } = await needs.ordersOf(on, of)
  return { sessionId, owners, over: ended || rested || count === 0, owing }
}

/** The party at a table that newcomers may join; undefined where there is none, or it has finished. C6 */
export async function goingOn(needs: NextNeeds, on: Queries, at: At): Promise<string | undefined> {
  const party = await partyAt(needs, on, at)
  return party?.over ? undefined : party?.sessionId
}

/**
 * Somebody new comes to a table: a party that has finished makes way, so that the next one begins with a buffet of its own.
 * One that owes something still is left to the staff. Two who come at once find the same. Without an `owner` it is the staff
 * who let somebody new sit down. C6
 */
export async function makeWay(needs: NextNeeds, at: At & { owner?: string }): Promise<'owing' | undefined> {
  const { corporationId, owner } = at
  const finished = (party: Party | undefined): party is Party =>
    party !== undefined && party.over && !(owner !== undefined && party.owners.includes(owner))
  const found = await partyAt(needs, needs.db, at)
  if (!finished(found)) return undefined
  return needs.db.inTx(async tx => {
    await lockBuffet(tx, { corporationId, sessionId: found.sessionId })
    await needs.holdParty(tx, { corporationId, shopId: at.shopId, tableId: at.table.key })
    const party = await partyAt(needs, tx, at)
    if (!finished(party) || party.sessionId !== found.sessionId) return undefined
    if (party.owing) return 'owing'
    await needs.endParty(tx, corporationId, party.sessionId)
    return undefined
  })
}
