import type { ClosingNeeds } from '../modules/auth/needs.ts'
import type { BookingModule } from '../modules/booking/index.ts'
import type { EvaluationModule } from '../modules/evaluation/index.ts'
import type { GiftCardModule } from '../modules/giftcard/index.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import type { UploadModule } from '../modules/upload/index.ts'
import { money } from '@comanda/domain/money'
import type { Queries } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Ground } from './ground.ts'
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

interface Needs extends ClosingSides, Pick<Ground, 'clock'> {}

/** What is under way of an account, in each context's own words. */
const standingOf =
  ({ ordering, booking, payment }: Needs): ClosingNeeds['standingOf'] =>
  async (on, { corporationId, session: { owner } }) => ({
    hasLiveOrder: await ordering.order.hasLiveOrder(on, corporationId, owner),
    hasOpenBill: await ordering.bill.hasOpenBill(on, corporationId, owner),
    hasBookingAhead: await booking.hasBookingAhead(on, corporationId, owner),
    isPaying: await payment.isPaying(on, corporationId, owner),
  })

/** The money on cards, on its way from them to somebody, and on gift cards of one's own, by currency. */
async function moneyOf({ purse, gifts }: Needs, on: Queries, { corporationId, session }: Guest) {
  const held = [
    ...(await gifts.totalsOf(on, corporationId, session.owner)),
    ...(await purse.card.holdingsOf(on, corporationId, session.customerId)),
  ]
  const byCode = Map.groupBy(held, ({ currency }) => currency.currencyCode)
  return [...byCode.values()].flatMap(([first, ...more]) => {
    const amount = money([first, ...more].reduce((all, one) => all + (one?.amount ?? 0), 0))
    return first && amount > 0 ? [{ currency: first.currency, amount }] : []
  })
}

const holdingsOf =
  (needs: Needs): ClosingNeeds['holdingsOf'] =>
  async (on, who) => ({
    points: await needs.purse.points.countOf(on, {
      corporationId: who.corporationId,
      customerId: who.session.customerId,
    }),
    couponCount: await needs.ordering.coupon.usableCount(on, who.corporationId, who.session.owner),
    money: await moneyOf(needs, on, who),
  })

/** Wipes an account in every context: tables in one order, as everywhere. */
const forget =
  ({ clock, ordering, evaluation, places, booking, gifts, purse, upload, payment }: Needs): ClosingNeeds['forget'] =>
  async (tx, { corporationId, session: { owner, customerId } }) => {
    await ordering.cart.forgetCarts(tx, corporationId, owner)
    await evaluation.forgetReviews(tx, corporationId, await ordering.order.forgetOrders(tx, corporationId, owner))
    await places.table.parties.forgetSeats(tx, corporationId, owner, new Date(clock()))
    await booking.forgetBookings(tx, corporationId, owner)
    await gifts.forgetGifts(tx, corporationId, owner)
    await purse.card.forgetCards(tx, corporationId, customerId)
    await places.address.forgetAddresses(tx, corporationId, owner)
    await places.store.forgetFavouriteShops(tx, corporationId, owner)
    await places.menu.forgetFavourites(tx, corporationId, owner)
    await upload.forget(tx, corporationId, customerId)
    await payment.forgetStoredCards(tx, corporationId, customerId)
  }

/** What deleting an account asks of the others. */
export const whatClosingAsks = (needs: Needs): ClosingNeeds => ({
  standingOf: standingOf(needs),
  holdingsOf: holdingsOf(needs),
  forget: forget(needs),
})
