import { address } from '@comanda/contract/address'
import { booking } from '@comanda/contract/booking'
import { card } from '@comanda/contract/card'
import { coupon } from '@comanda/contract/coupon'
import { giftcard } from '@comanda/contract/giftcard'
import { notification } from '@comanda/contract/notification'
import { member } from '@comanda/contract/member'
import { order } from '@comanda/contract/order'
import { points } from '@comanda/contract/points'
import { send } from '../../platform/send/index.ts'
import { everyPage } from './every-page.ts'

const SIZE = 50

const orders = (state: 'active' | 'past') =>
  everyPage(
    at => send(order.list, { state, pageSize: SIZE, ...at }),
    page => page.orders,
  )

const bookings = (state: 'coming' | 'past') =>
  everyPage(
    at => send(booking.list, { state, pageSize: SIZE, ...at }),
    page => page.bookings,
  )

const statement = (cardId: string) =>
  everyPage(
    at => send(card.cardTransDetails, { cardId, pageSize: SIZE, ...at }),
    page => page.transactions,
  )

/** Member cards with their transactions. */
async function cards() {
  const { cards: own } = await send(card.list, {})
  return Promise.all(own.map(async one => ({ ...one, statement: await statement(one.cardId) })))
}

/** Data of a signed-in guest only: preferences, cards, points, coupons and gift cards. */
async function purse() {
  const states = ['usable', 'used', 'expired'] as const
  return {
    notices: await send(notification.preferences, {}),
    memberCards: await cards(),
    points: await everyPage(
      at => send(points.queryAccountDetails, { pageSize: SIZE, ...at }),
      page => page.details,
    ),
    coupons: (await Promise.all(states.map(state => send(coupon.availableCouponList, { state })))).flatMap(
      page => page.coupons,
    ),
    giftCards: (await Promise.all(states.map(state => send(giftcard.myGiftCard, { state })))).flatMap(
      page => page.cards,
    ),
  }
}

/** All data the app stores about the guest, as one document to take along. */
export async function ownData(signedIn: boolean): Promise<object> {
  const [profile, addresses, underWay, before, coming, past, own] = await Promise.all([
    send(member.userinfo, {}),
    send(address.query, {}),
    orders('active'),
    orders('past'),
    bookings('coming'),
    bookings('past'),
    signedIn ? purse() : {},
  ])
  return {
    profile,
    addresses: addresses.addresses,
    orders: [...underWay, ...before],
    bookings: [...coming, ...past],
    ...own,
  }
}
