import type { TableInfo } from '@comanda/domain/store'
import type { Guest } from '../../platform/http/index.ts'
import { isShownNow } from './entry-code.ts'
import type { Needs } from './needs.ts'
import { join } from './join-party.ts'
import type { Party } from './parties.ts'

/** A table as somebody named it. */
export interface NamedTable extends TableInfo {
  /** The code of the table itself; `tableId` may be a number that was typed. */
  key: string
  /** Named by its number, which anybody can read: that alone does not let one sit down with others. */
  typed: boolean
}

export interface SitAsk {
  shopId: number
  table: Pick<NamedTable, 'key' | 'typed' | 'seats'>
  nick: string | undefined
  /** The four digits of who sits there, or a code that was shown at the table. */
  pin: string | undefined
}

/** Wrong PINs a party bears, and one guest may try, in half an hour. */
const TRIES = { party: 12, guest: 5, windowSeconds: 1800 }

/** Sits the caller down at a shared table. C6 */
export async function sitDown(needs: Needs, who: Guest, ask: SitAsk): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const { corporationId } = who
  const { shopId, table, nick } = ask
  const shop = await needs.shopOf(corporationId, shopId)
  const changing = shop?.tableEntry === 'rotating'
  const shown = changing && isShownNow(needs, { corporationId, tableId: table.key }, ask.pin)
  const guarded = !shown && (table.typed || changing || shop?.tableEntry === 'pin')
  const at = { corporationId, shopId, tableId: table.key, owner: who.session.owner, seats: table.seats, nick }
  const pinOk = guarded ? (id: string, pin: string) => isRight(needs, who, ask.pin, { id, pin }) : undefined
  return join(needs, { ...at, pinOk, closed: changing && guarded })
}

/**
 * Whether the PIN given is the party's. Every try counts before it is looked at, so that nobody finds it by trying; one that was
 * right does not: a large party sits down one after the other. U1
 */
async function isRight(
  needs: Needs,
  { corporationId, session: { owner } }: Guest,
  given: string | undefined,
  session: { id: string; pin: string },
): Promise<boolean> {
  if (given === undefined) return false
  const { party, guest, windowSeconds } = TRIES
  const tries = [
    { key: `table-pin:${session.id}`, most: party, windowSeconds },
    { key: `table-pin:${session.id}:${owner}`, most: guest, windowSeconds },
  ]
  const triedAt = new Date(needs.clock())
  if (!(await needs.take(corporationId, tries)) || given !== session.pin) return false
  await needs.giveBack(corporationId, tries, triedAt)
  return true
}
