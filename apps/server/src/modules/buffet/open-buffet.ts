import type { buffet as calls } from '@comanda/contract/buffet'
import { type Refusal, refuse } from '@comanda/contract/core'
import type { Eaters } from '@comanda/domain/cart'
import type { Handler } from '../../platform/http/index.ts'
import { type BuffetInfo, buffetInfo } from './buffet-info.ts'
import type { BuffetTable, Needs } from './needs.ts'
import { type BuffetOf, insertBuffet, lockBuffet, setEaters } from './queries.ts'

type Refused = 'noBuffetHere' | 'buffetSeats' | 'buffetCharged'

/** What speaks against a buffet for so many at a table. S4 */
function faultOf(table: BuffetTable, { adults, children }: Eaters): Refusal<Refused> | undefined {
  if (!table.playerMode || table.buffetStallIds.length === 0) return refuse('noBuffetHere', { field: 'tableId' })
  const people = adults + children
  if (people >= 1 && people <= table.seats) return undefined
  return refuse('buffetSeats', { field: 'adults', params: { bound: table.seats } })
}

/** Opens the buffet of a party, or says how many eat now; its first opening is when its time began. Once more changes nothing. */
async function open(needs: Needs, of: BuffetOf & Eaters): Promise<'buffetCharged' | undefined> {
  return needs.db.inTx(async tx => {
    const now = new Date(needs.clock())
    if (!(await insertBuffet(tx, of, of, now))) {
      const row = await lockBuffet(tx, of)
      if (!row || of.adults < row.charged_adults || of.children < row.charged_children) return 'buffetCharged'
      if (row.adults === of.adults && row.children === of.children) return undefined
      await setEaters(tx, of, of)
    }
    await needs.told(tx, of.corporationId, of.sessionId)
    return undefined
  })
}

async function opened(
  needs: Needs,
  table: BuffetTable,
  of: BuffetOf & Eaters,
): Promise<BuffetInfo | Refusal<'buffetCharged'>> {
  const fault = await open(needs, of)
  if (fault) return refuse(fault, { field: 'adults' })
  return buffetInfo(needs, needs.db, { ...of, buffetStallIds: table.buffetStallIds })
}

/** Opens the buffet of the table the caller sits at. CART-13, C6 */
export const openBuffet =
  (needs: Needs): Handler<typeof calls.open> =>
  async (who, { shopId, tableId, adults, children }) => {
    const { corporationId } = who
    const table = await needs.tableOf(corporationId, shopId, tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault = faultOf(table, { adults, children })
    if (fault) return fault
    const party = await needs.partyOf(who, { shopId, key: table.key })
    if (!party) return refuse('seatNeeded', { field: 'tableId' })
    return opened(needs, table, { corporationId, sessionId: party.sessionId, adults, children })
  }

/** Opens it for a party at the console. CART-13 */
export const openForTable =
  (needs: Needs): Handler<typeof calls.openForTable> =>
  async (who, { shopId, tableId, adults, children }) => {
    if (!who.session.staff.shopIds.includes(shopId)) return refuse('notYourShop', { field: 'shopId' })
    const { corporationId } = who
    const table = await needs.tableOf(corporationId, shopId, tableId)
    if (!table) return refuse('tableCodeUnknown', { field: 'tableId' })
    const fault = faultOf(table, { adults, children })
    if (fault) return fault
    const sessionId = await needs.beginParty({ corporationId, shopId, tableId: table.key })
    return opened(needs, table, { corporationId, sessionId, adults, children })
  }
