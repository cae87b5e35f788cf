import { booking as calls, type waitingDetail } from '@comanda/contract/booking'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type BookingActor, isWaitingEnded, mayMoveWaiting, type WaitingState } from '@comanda/domain/booking'
import { inLanguage } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { fits, takesWaiting } from './availability.ts'
import { contactOf } from './contact.ts'
import { announceWaiting } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { offeredBook } from '../staff/store-book.ts'
import type { WaitingRow } from '../tables.ts'
import { addWaiting, aheadOf, lockWaiting, ownWaiting, writeWaiting } from '../waiting-queries.ts'

type Detail = z.output<typeof waitingDetail>

const HOUR = 3_600_000
/** A party leaves the list automatically after this time. */
const MAX_WAIT = 6 * HOUR
/** How long an ended place is still shown to its guest. */
const SHOWN_FOR = HOUR

async function detailOf(db: Queries, shop: ShopConfig | undefined, row: WaitingRow, language: string): Promise<Detail> {
  return {
    waitingId: row.waiting_id,
    state: row.state,
    version: row.version,
    shopId: row.shop_id,
    shopName: shop ? inLanguage(shop.shopName, language) : '',
    partySize: row.party_size,
    ahead: await aheadOf(db, row),
    joinedAt: row.joined_at.toISOString(),
    ...(row.state === 'called' && row.watch_at ? { answerBefore: row.watch_at.toISOString() } : {}),
  }
}

/**
 * Moves a locked party to another state; undefined if that transition does not exist. `watchAt` is when the watchdog
 * checks it next.
 */
export async function moveWaiting(
  tx: Tx,
  deps: Deps,
  before: WaitingRow,
  move: { to: WaitingState; by: BookingActor; watchAt?: Date },
): Promise<WaitingRow | undefined> {
  if (!mayMoveWaiting(before.state, move.to, move.by)) return undefined
  const at = new Date(deps.clock())
  const ended = isWaitingEnded(move.to)
  const row: WaitingRow = {
    ...before,
    state: move.to,
    version: before.version + 1,
    watch_at: ended ? null : (move.watchAt ?? before.watch_at),
    changed_at: at,
    ended_at: ended ? at : null,
  }
  await writeWaiting(tx, row)
  announceWaiting(tx, deps, row.corporation_id, row.shop_id, at)
  return row
}

const personAt = (caller: Guest, shopId: number) => ({
  corporationId: caller.corporationId,
  owner: caller.session.owner,
  shopId,
})

/** Adds a party to the end of a store's waiting list; a party that waits there already keeps its place. BOOK-1 */
export const joinWaitlist = (deps: Deps): Handler<typeof calls.joinWaitlist> =>
  changeInSteps(calls.joinWaitlist, deps, {
    async prepare(caller, input) {
      const book = await offeredBook(deps, caller.corporationId, input.shopId)
      if (isRefusal(book)) return book
      const unfit = fits(book, input.partySize)
      if (unfit) return unfit
      if (!takesWaiting(book, deps.clock())) return refuse('waitlistClosed')
      const contact = await contactOf(deps, caller, input.contact)
      return isRefusal(contact) ? contact : { shop: book.shop, contact }
    },
    async work(tx, caller, input, { shop, contact }) {
      const at = new Date(deps.clock())
      const row: WaitingRow = {
        corporation_id: caller.corporationId,
        waiting_id: uuidv7(deps.clock),
        owner: caller.session.owner,
        shop_id: input.shopId,
        state: 'waiting',
        version: 1,
        party_size: input.partySize,
        contact,
        language: caller.language,
        joined_at: at,
        watch_at: new Date(at.getTime() + MAX_WAIT),
        changed_at: at,
        ended_at: null,
      }
      if (await addWaiting(tx, row)) {
        announceWaiting(tx, deps, caller.corporationId, input.shopId, at)
        return detailOf(tx, shop, row, caller.language)
      }
      const waiting = await ownWaiting(tx, personAt(caller, input.shopId))
      return waiting ? detailOf(tx, shop, waiting, caller.language) : refuse('notFound')
    },
  })

/** Gives up the caller's own place. */
export const leaveWaitlist = (deps: Deps): Handler<typeof calls.leaveWaitlist> =>
  changeInSteps(calls.leaveWaitlist, deps, {
    async prepare({ corporationId }, { waitingId }) {
      const party = await deps.db.inTx(tx => lockWaiting(tx, corporationId, waitingId))
      return party && deps.shopOf(corporationId, party.shop_id)
    },
    async work(tx, caller, input, shop) {
      const row = await lockWaiting(tx, caller.corporationId, input.waitingId)
      if (row?.owner !== caller.session.owner) return refuse('notFound')
      const left = await moveWaiting(tx, deps, row, { to: 'left', by: 'guest' })
      if (!left) return refuse('bookingMoved', { data: { state: row.state, version: row.version } })
      return detailOf(tx, shop, left, caller.language)
    },
  })

/** The caller's place on a store's waiting list; an ended one is shown for a while. */
export const waitlistState =
  (deps: Deps): Handler<typeof calls.waitlistState> =>
  async (caller, { shopId }) => {
    const row = await ownWaiting(deps.db, personAt(caller, shopId))
    const past = row?.ended_at && deps.clock() - row.ended_at.getTime() > SHOWN_FOR
    if (!row || past) return {}
    const shop = await deps.shopOf(caller.corporationId, shopId)
    return { waiting: await detailOf(deps.db, shop, row, caller.language) }
  }
