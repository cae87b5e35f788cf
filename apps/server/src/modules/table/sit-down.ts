import type { Guest } from '../../platform/http/index.ts'
import type { NamedTable, Party } from '../../ports/table.ts'
import { isShownNow } from './entry-code.ts'
import type { Deps } from './deps.ts'
import { join } from './join-party.ts'

export interface SitInput {
  shopId: number
  table: Pick<NamedTable, 'key' | 'typed' | 'seats'>
  nick: string | undefined
  /** The party's PIN of four digits, or a code that was shown at the table. */
  pin: string | undefined
}

/** Most wrong PINs per party and per guest in half an hour. */
const TRIES = { party: 12, guest: 5, windowSeconds: 1800 }

/** Sits the caller down at a shared table. C6 */
export async function sitDown(deps: Deps, caller: Guest, input: SitInput): Promise<Party | 'pinNeeded' | 'tableFull'> {
  const { corporationId } = caller
  const { shopId, table, nick } = input
  const shop = await deps.shopOf(corporationId, shopId)
  const changing = shop?.tableEntry === 'rotating'
  const shown = changing && isShownNow(deps, { corporationId, tableId: table.key }, input.pin)
  const guarded = !shown && (table.typed || changing || shop?.tableEntry === 'pin')
  const at = { corporationId, shopId, tableId: table.key, owner: caller.session.owner, seats: table.seats, nick }
  const pinOk = guarded ? (id: string, pin: string) => isRight(deps, caller, input.pin, { id, pin }) : undefined
  return join(deps, { ...at, pinOk, closed: changing && guarded })
}

/**
 * Whether the PIN is the party's. Every try counts before it is compared, so that the PIN cannot be guessed; a right
 * one is uncounted, because a large party takes its seats one after the other. U1
 */
async function isRight(
  deps: Deps,
  { corporationId, session: { owner } }: Guest,
  pin: string | undefined,
  session: { id: string; pin: string },
): Promise<boolean> {
  if (pin === undefined) return false
  const { party, guest, windowSeconds } = TRIES
  const tries = [
    { key: `table-pin:${session.id}`, max: party, windowSeconds },
    { key: `table-pin:${session.id}:${owner}`, max: guest, windowSeconds },
  ]
  const triedAt = new Date(deps.clock())
  if (!(await deps.take(corporationId, tries)) || pin !== session.pin) return false
  await deps.giveBack(corporationId, tries, triedAt)
  return true
}
