import { money } from '@comanda/domain/money'
import type { ClosingCaller, ClosingDeps } from '../../modules/auth/deps.ts'
import type { Queries } from '../../platform/db/index.ts'
import { eraseVisits } from './visits.ts'
import type { Modules } from '../registry/modules.ts'
import type { Runtime } from '../registry/runtime.ts'

/** The money of an account, by currency: on its cards, on transfers from them that wait, and on its gift cards. */
async function moneyOf({ card, giftcard }: Modules, db: Queries, { corporationId, session }: ClosingCaller) {
  const held = [
    ...(await giftcard.totalsOf(db, corporationId, session.owner)),
    ...(await card.holdingsOf(db, corporationId, session.customerId)),
  ]
  const byCode = Map.groupBy(held, ({ currency }) => currency.currencyCode)
  return [...byCode.values()].flatMap(([first, ...more]) => {
    const amount = money([first, ...more].reduce((all, one) => all + (one?.amount ?? 0), 0))
    return first && amount > 0 ? [{ currency: first.currency, amount }] : []
  })
}

/** Erases an account in every module, in the order in which all transactions lock these tables. */
const erase =
  ({ clock }: Runtime, modules: Modules): ClosingDeps['erase'] =>
  async (tx, { corporationId, session: { owner, customerId } }, contacts) => {
    await eraseVisits(tx, corporationId, customerId)
    await modules.member.eraseNotes(tx, corporationId, customerId)
    await modules.cart.eraseCarts(tx, corporationId, owner)
    const orderIds = await modules.order.eraseOrders(tx, corporationId, owner)
    await modules.evaluation.eraseReviews(tx, corporationId, orderIds)
    await modules.table.parties.eraseSeats(tx, corporationId, owner, new Date(clock()))
    await modules.booking.eraseBookings(tx, corporationId, owner)
    await modules.giftcard.eraseGifts(tx, { corporationId, owner, contacts })
    await modules.campaign.eraseCampaigns(tx, corporationId, customerId)
    await modules.card.eraseCards(tx, corporationId, customerId)
    await modules.address.eraseAddresses(tx, corporationId, owner)
    await modules.store.eraseFavouriteShops(tx, corporationId, owner)
    await modules.menu.eraseFavourites(tx, corporationId, owner)
    await modules.notification.eraseNotifications(tx, { corporationId, owner, contacts })
    await modules.upload.erase(tx, corporationId, customerId)
    await modules.payment.erasePayer(tx, corporationId, owner)
    await modules.payment.eraseStoredCards(tx, corporationId, customerId)
    await modules.pass.erasePasses(tx, corporationId, owner)
  }

/** The dependencies of closing an account on other modules. */
export const closingDeps = (runtime: Runtime, modules: Modules): ClosingDeps => ({
  standingOf: async (db, { corporationId, session: { owner } }) => ({
    hasLiveOrder: await modules.order.hasLiveOrder(db, corporationId, owner),
    hasOpenBill: await modules.bill.hasOpenBill(db, corporationId, owner),
    hasBookingAhead: await modules.booking.hasBookingAhead(db, corporationId, owner),
    isPaying: await modules.payment.isPaying(db, corporationId, owner),
  }),
  holdingsOf: async (db, caller) => {
    const { corporationId, session } = caller
    return {
      points: await modules.points.countOf(db, { corporationId, customerId: session.customerId }),
      couponCount: await modules.coupon.usableCount(db, corporationId, session.owner),
      money: await moneyOf(modules, db, caller),
    }
  },
  erase: erase(runtime, modules),
})
