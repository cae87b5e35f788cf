import { address } from '@comanda/contract/address'
import { auth } from '@comanda/contract/auth'
import { booking } from '@comanda/contract/booking'
import { campaign } from '@comanda/contract/campaign'
import { card } from '@comanda/contract/card'
import { coupon } from '@comanda/contract/coupon'
import { evaluation } from '@comanda/contract/evaluation'
import { giftcard } from '@comanda/contract/giftcard'
import { notification } from '@comanda/contract/notification'
import { member } from '@comanda/contract/member'
import { order } from '@comanda/contract/order'
import { pass } from '@comanda/contract/pass'
import { points } from '@comanda/contract/points'
import { store } from '@comanda/contract/store'
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

const favouriteShops = () =>
  everyPage(
    at => send(store.queryShopList, { favouritesOnly: true, pageSize: SIZE, ...at }),
    page => page.shops,
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

const sentGifts = (kind: 'bought' | 'sent') =>
  everyPage(
    at => send(giftcard.historyList, { kind, pageSize: SIZE, ...at }),
    page => [...page.orders, ...page.sends],
  )

/** Reviews of these orders, requested in parts. */
async function reviews(orderIds: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(orderIds.length / SIZE) }, (_, at) =>
    orderIds.slice(at * SIZE, at * SIZE + SIZE),
  )
  const answers = await Promise.all(parts.map(ids => send(evaluation.batchQueryEvaluationProgram, { orderIds: ids })))
  return answers.flatMap(({ programs }) =>
    programs.flatMap(({ orderId, review }) => (review ? [{ orderId, ...review }] : [])),
  )
}

/** The person's campaigns and collected stamps. */
async function campaigns() {
  const [{ participations }, { accounts }] = await Promise.all([
    send(campaign.batchQuery, { campaignIds: [] }),
    send(campaign.queryStamps, {}),
  ])
  return [...participations, ...accounts]
}

/** Data of a signed-in guest only. */
async function account() {
  const states = ['usable', 'used', 'expired'] as const
  const [{ passkeys }, { identities }, { transfers }, { packages }] = await Promise.all([
    send(auth.passkeys, {}),
    send(auth.identities, {}),
    everyTransfer(),
    send(campaign.queryPurchasedPackages, {}),
  ])
  return {
    passkeys,
    signIns: identities,
    memberCards: await cards(),
    transfers,
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
    campaigns: await campaigns(),
    packages,
  }
}

const everyTransfer = async () => ({
  transfers: await everyPage(
    at => send(card.listTransfers, { pageSize: SIZE, ...at }),
    page => page.transfers,
  ),
})

/** Sections of the data, each with its records; of the profile and the preferences one. */
export type OwnData = Readonly<Record<string, unknown>>

/** All data the app stores about the guest, as one document to take along. */
export async function ownData(signedIn: boolean): Promise<OwnData> {
  const [profile, preferences, { sessions }, { passes }, { addresses }, underWay, before, coming, past, bought, sent] =
    await Promise.all([
      send(member.userinfo, {}),
      send(notification.preferences, {}),
      send(auth.querySessions, {}),
      send(pass.queryPasses, {}),
      send(address.query, {}),
      orders('active'),
      orders('past'),
      bookings('coming'),
      bookings('past'),
      sentGifts('bought'),
      sentGifts('sent'),
    ])
  const allOrders = [...underWay, ...before]
  return {
    profile,
    preferences,
    sessions,
    passes,
    addresses,
    orders: allOrders,
    reviews: await reviews(allOrders.map(({ orderId }) => orderId)),
    bookings: [...coming, ...past],
    giftsBought: bought,
    giftsSent: sent,
    favouriteShops: await favouriteShops(),
    ...(signedIn && (await account())),
  }
}
