import type { booking as calls, waitingDetail } from '@comanda/contract/booking'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { type BookingActor, isWaitingEnded, mayMoveWaiting, type WaitingState } from '@comanda/domain/booking'
import { inLanguage } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type Guest, type Handler, once } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { fits, takesWaiting } from './availability.ts'
import { contactOf } from './contact.ts'
import { announceWaiting } from './hints.ts'
import type { Needs } from './needs.ts'
import { offeredBook } from './store-book.ts'
import type { WaitingRow } from './tables.ts'
import { addWaiting, aheadOf, lockWaiting, ownWaiting, writeWaiting } from './waiting-queries.ts'

type Detail = z.output<typeof waitingDetail>

const HOUR = 3_600_000
/** A list that nobody closes lets its parties go. */
const LONGEST_WAIT = 6 * HOUR
/** How long a place that ended is still shown to its guest. */
const SHOWN_FOR = HOUR

async function detailOf(on: Queries, shop: ShopConfig | undefined, row: WaitingRow, language: string): Promise<Detail> {
  return {
    waitingId: row.waiting_id,
    state: row.state,
    version: row.version,
    shopId: row.shop_id,
    shopName: shop ? inLanguage(shop.shopName, language) : '',
    partySize: row.party_size,
    ahead: await aheadOf(on, row),
    joinedAt: row.joined_at.toISOString(),
    ...(row.state === 'called' && row.watch_at ? { answerBefore: row.watch_at.toISOString() } : {}),
  }
}

/**
 * Takes a locked party to another state; undefined where its life has no such edge. `watchAt` is when somebody looks at it next.
 */
export async function moveWaiting(
  tx: Tx,
  needs: Needs,
  before: WaitingRow,
  move: { to: WaitingState; by: BookingActor; watchAt?: Date },
): Promise<WaitingRow | undefined> {
  if (!mayMoveWaiting(before.state, move.to, move.by)) return undefined
  const at = new Date(needs.clock())
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
  announceWaiting(tx, needs, row.corporation_id, row.shop_id, at)
  return row
}

const personAt = (who: Guest, shopId: number) => ({
  corporationId: who.corporationId,
  owner: who.session.owner,
  shopId,
})

/** Puts a party at the end of a store's list; whoever waits there already keeps the place they have. BOOK-1 */
export const joinWaitlist =
  (needs: Needs): Handler<typeof calls.joinWaitlist> =>
  async (who, ask) => {
    const book = await offeredBook(needs, who.corporationId, ask.shopId)
    if (isRefusal(book)) return book
    const unfit = fits(book, ask.partySize)
    if (unfit) return unfit
    if (!takesWaiting(book, needs.clock())) return refuse('waitlistClosed')
    const contact = await contactOf(needs, who, ask.contact)
    if (isRefusal(contact)) return contact
    return once<Detail, Refusal<'notFound'>>(needs.db, who, '/api/booking/waitlist/join', ask, async tx => {
      const at = new Date(needs.clock())
      const row: WaitingRow = {
        corporation_id: who.corporationId,
        waiting_id: uuidv7(needs.clock),
        owner: who.session.owner,
        shop_id: ask.shopId,
        state: 'waiting',
        version: 1,
        party_size: ask.partySize,
        contact,
        language: who.language,
        joined_at: at,
        watch_at: new Date(at.getTime() + LONGEST_WAIT),
        changed_at: at,
        ended_at: null,
      }
      if (await addWaiting(tx, row)) {
        announceWaiting(tx, needs, who.corporationId, ask.shopId, at)
        return detailOf(tx, book.shop, row, who.language)
      }
      const there = await ownWaiting(tx, personAt(who, ask.shopId))
      return there ? detailOf(tx, book.shop, there, who.language) : refuse('notFound')
    })
  }

/** Gives up the caller's own place. */
export const leaveWaitlist =
  (needs: Needs): Handler<typeof calls.leaveWaitlist> =>
  async (who, ask) => {
    const seen = await needs.db.inTx(tx => lockWaiting(tx, who.corporationId, ask.waitingId))
    const shop = seen && (await needs.shopOf(who.corporationId, seen.shop_id))
    return once<Detail, Refusal<'notFound' | 'bookingMoved'>>(
      needs.db,
      who,
      '/api/booking/waitlist/leave',
      ask,
      async tx => {
        const row = await lockWaiting(tx, who.corporationId, ask.waitingId)
        if (row?.owner !== who.session.owner) return refuse('notFound')
        const left = await moveWaiting(tx, needs, row, { to: 'left', by: 'guest' })
        if (!left) return refuse('bookingMoved', { data: { state: row.state, version: row.version } })
        return detailOf(tx, shop, left, who.language)
      },
    )
  }

/** The caller's own place at a store; one that ended is told for a while. */
export const waitlistState =
  (needs: Needs): Handler<typeof calls.waitlistState> =>
  async (who, { shopId }) => {
    const row = await ownWaiting(needs.db, personAt(who, shopId))
    const past = row?.ended_at && needs.clock() - row.ended_at.getTime() > SHOWN_FOR
    if (!row || past) return {}
    const shop = await needs.shopOf(who.corporationId, shopId)
    return { waiting: await detailOf(needs.db, shop, row, who.language) }
  }
