import type { ClosingDeps } from '../modules/auth/deps.ts'
import type { BookingModule } from '../modules/booking/index.ts'
import type { EvaluationModule } from '../modules/evaluation/index.ts'
import type { GiftCardModule } from '../modules/giftcard/index.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import type { UploadModule } from '../modules/upload/index.ts'
import { money } from '@comanda/domain/money'
import type { Queries } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Runtime } from './ground.ts'
import type { Ordering } from './ordering.ts'
import type { Places } from './places.ts'
import type { Purse } from './purse.ts'

/** Wherever something of an account may stand. */
export interface ClosingSides {
  places: Places
  ordering: Ordering
  booking: BookingModule
  gifts: GiftCardModule
  purse: Purse
  upload: UploadModule
  payment: PaymentModule
  evaluation: EvaluationModule
}

interface Deps extends ClosingSides, Pick<Runtime, 'clock'> {}

/** What is under way of an account, in each context's own words. */
const standingOf =
  ({ ordering, booking, payment }: Deps): ClosingDeps['standingOf'] =>
  async (db, { corporationId, session: { owner } }) => ({
    hasLiveOrder: await ordering.order.hasLiveOrder(db, corporationId, owner),
    hasOpenBill: await ordering.bill.hasOpenBill(db, corporationId, owner),
    hasBookingAhead: await booking.hasBookingAhead(db, corporationId, owner),
    isPaying: await payment.isPaying(db, corporationId, owner),
  })

/** The money on cards, on its way from them to somebody, and on gift cards of one's own, by currency. */
async function moneyOf({ purse, gifts }: Deps, db: Queries, { corporationId, session }: Guest) {
  const held = [
    ...(await gifts.totalsOf(db, corporationId, session.owner)),
    ...(await purse.card.holdingsOf(db, corporationId, session.customerId)),
  ]
  const byCode = Map.groupBy(held, ({ currency }) => currency.currencyCode)
  return [...byCode.values()].flatMap(([first, ...more]) => {
    const amount = money([first, ...more].reduce((all, one) => all + (one?.amount ?? 0), 0))
    return first && amount > 0 ? [{ currency: first.currency, amount }] : []
  })
}

const holdingsOf =
  (deps: Deps): ClosingDeps['holdingsOf'] =>
  async (db, caller) => ({
    points: await deps.purse.points.countOf(db, {
      corporationId: caller.corporationId,
      customerId: caller.session.customerId,
    }),
    couponCount: await deps.ordering.coupon.usableCount(db, caller.corporationId, caller.session.owner),
    money: await moneyOf(deps, db, caller),
  })

/** Wipes an account in every context: tables in one order, as everywhere. */
const forget =
  ({ clock, ordering, evaluation, places, booking, gifts, purse, upload, payment }: Deps): ClosingDeps['erase'] =>
  async (tx, { corporationId, session: { owner, customerId } }) => {
    await ordering.cart.eraseCarts(tx, corporationId, owner)
    await evaluation.eraseReviews(tx, corporationId, await ordering.order.eraseOrders(tx, corporationId, owner))
    await places.table.parties.eraseSeats(tx, corporationId, owner, new Date(clock()))
    await booking.eraseBookings(tx, corporationId, owner)
    await gifts.eraseGifts(tx, corporationId, owner)
    await purse.card.eraseCards(tx, corporationId, customerId)
    await places.address.eraseAddresses(tx, corporationId, owner)
    await places.store.eraseFavouriteShops(tx, corporationId, owner)
    await places.menu.eraseFavourites(tx, corporationId, owner)
    await upload.forget(tx, corporationId, customerId)
    await payment.eraseStoredCards(tx, corporationId, customerId)
  }

/** What deleting an account asks of the others. */
export const whatClosingAsks = (deps: Deps): ClosingDeps => ({
  standingOf: standingOf(deps),
  holdingsOf: holdingsOf(deps),
  erase: forget(deps),
})
