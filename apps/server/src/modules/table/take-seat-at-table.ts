import { LONG_PIN, mostPersons } from '@comanda/domain/table'
import type { Guest } from '../../platform/http/index.ts'
import type { NamedTable, Party } from '../../ports/table.ts'
import { digitCode } from '../../platform/ids.ts'
import { isShownNow } from './entry-code.ts'
import type { Deps } from './deps.ts'
import { join } from './join-party.ts'
import { pinOf } from './parties.ts'
import type { SessionRow } from './party-queries.ts'
import { replacePin } from './seat-queries.ts'

export interface SeatRequest {
  shopId: number
  table: Pick<NamedTable, 'key' | 'typed' | 'seats'>
  nick: string | undefined
  /** The party's PIN, or a code that was shown at the table. */
  pin: string | undefined
}

/** Most wrong tries of one guest at a party's PIN. */
const GUEST_TRIES = { max: 5, windowSeconds: 1800 }
/** Wrong tries of all guests that a short PIN withstands; then it is replaced by a longer one. */
const SHORT_PIN_TRIES = { max: 12, windowSeconds: 86_400 }

/** Sits the caller down at a shared table. C6 */
export async function takeSeatAtTable(
  deps: Deps,
  caller: Guest,
  input: SeatRequest,
): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const { corporationId } = caller
  const { shopId, table, nick } = input
  const shop = await deps.shopOf(corporationId, shopId)
  const changing = shop?.tableEntry === 'rotating'
  const shown = changing && isShownNow(deps, { corporationId, tableId: table.key }, input.pin)
  const guarded = !shown && (table.typed || changing || shop?.tableEntry === 'pin')
  const at = { corporationId, shopId, tableId: table.key, owner: caller.session.owner, nick }
  const pinOk = guarded ? (session: SessionRow) => isRight(deps, caller, input.pin, { shopId, session }) : undefined
  return join(deps, { ...at, most: mostPersons(table.seats), pinOk, closed: changing && guarded })
}

interface PinParty {
  shopId: number
  session: SessionRow
}

/**
 * Whether the PIN is the party's. Every try counts before it is compared, so that parallel tries count too; a right one is
 * uncounted, because a large party takes its seats one after the other. Wrong tries block only the guest who makes them: once
 * several guests used up what a short PIN withstands, the party has a longer one instead, which newcomers can still use. U1
 */
async function isRight(deps: Deps, caller: Guest, pin: string | undefined, party: PinParty): Promise<boolean> {
  if (pin === undefined) return false
  const { corporationId, session } = caller
  const { session_id: id } = party.session
  const own = { key: `table-pin:${id}:${session.owner}`, ...GUEST_TRIES }
  const all = { key: `table-pin:${id}`, ...SHORT_PIN_TRIES }
  const right = pinOf(deps, party.session)
  const triedAt = new Date(deps.clock())
  if (!(await deps.take(corporationId, [own]))) return false
  const isLong = right.length === LONG_PIN
  if ((isLong || (await deps.take(corporationId, [all]))) && pin === right) {
    await deps.giveBack(corporationId, isLong ? [own] : [own, all], triedAt)
    return true
  }
  if (!isLong && !(await deps.hasRoom(corporationId, [all]))) await lengthenPin(deps, corporationId, party)
  return false
}

/** Gives a party a longer PIN; its phones and the staff are notified at once. */
const lengthenPin = (deps: Deps, corporationId: number, { shopId, session }: PinParty): Promise<void> =>
  deps.db.inTx(async tx => {
    const { session_id: sessionId, pin } = session
    const next = deps.pins.seal(digitCode(LONG_PIN))
    const version = await replacePin(tx, corporationId, { sessionId, pin, next })
    if (version === undefined) return
    tx.afterCommit(() => {
      deps.publish(corporationId, `table:${sessionId}`, version)
      deps.changed({ corporationId, shopId })
    })
  })
