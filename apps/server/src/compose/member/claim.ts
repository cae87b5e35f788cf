import type { AuthDeps } from '../../modules/auth/deps.ts'
import type { Claim } from '../../ports/auth.ts'
import { countVisitsOfOwner } from './visits.ts'
import type { Modules } from '../registry/modules.ts'
import type { Runtime } from '../registry/runtime.ts'

type Move = AuthDeps['claim']

const LATE_JOB = 'people.adoptLate'
/** No request takes longer (ms). */
const LATE_MS = 60_000

/**
 * Moves a guest's records into the account at sign-in, and again a minute later for requests of the guest's other tabs: an order
 * placed during the sign-in belongs to the account too. LOGIN-3, O1
 */
export function claimTwice({ db, jobs, clock }: Pick<Runtime, 'db' | 'jobs' | 'clock'>, move: Move): Move {
  jobs.work<Claim>(LATE_JOB, claim => db.inTx(tx => move(tx, claim)))
  return async (tx, claim) => {
    await move(tx, claim)
    await jobs.enqueue(tx, LATE_JOB, claim, { runAfter: new Date(clock() + LATE_MS) })
  }
}

/** Moves what a guest has in every module, in the order in which all transactions lock these tables. LOGIN-3 */
export const claimAll =
  ({ clock }: Runtime, modules: Modules): Move =>
  async (tx, { corporationId, from, to }) => {
    await modules.cart.claimCarts(tx, { corporationId, from, to, now: new Date(clock()) })
    await modules.order.claimOrders(tx, corporationId, from, to)
    await countVisitsOfOwner(tx, corporationId, to)
    await modules.bill.claimBills(tx, corporationId, from, to)
    for (const seat of await modules.table.parties.claimSeats(tx, corporationId, from, to))
      await modules.buffet.leave(tx, { corporationId, ...seat })
    await modules.booking.claimBookings(tx, corporationId, from, to, new Date(clock()))
    await modules.giftcard.claimGifts(tx, corporationId, from, to)
    await modules.pass.claimPasses(tx, corporationId, from, to)
    await modules.address.claimAddresses(tx, corporationId, from, to)
    await modules.store.claimFavouriteShops(tx, corporationId, from, to)
    await modules.menu.moveFavourites(tx, corporationId, from, to)
    await modules.notification.claimNotifications(tx, corporationId, from, to)
  }
