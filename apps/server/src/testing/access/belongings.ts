import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/index.ts'
import { cardData } from '../guest.ts'
import type { Asker } from './asker.ts'

const SHOP = 101
const pickup = { shopId: SHOP, businessType: 1300 }
const delivery = { shopId: SHOP, businessType: 1200 }
const EDAMAME = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }
/** A word that stands in everything this person writes, and nowhere else. */
export const markOf = (owner: Asker): string => owner.token.slice(-8)

const contactOf = (owner: Asker) => ({
  phoneNumber: '2125550187',
  countryCode: '1',
  isoCode: 'US',
  firstName: markOf(owner),
  lastName: 'Brooks',
})
const friendOf = (owner: Asker) => ({ recipient: markOf(owner), recipientEmail: 'bo@friend.test', from: markOf(owner) })

/** Real ids of one person's things, by the name of the field that takes them. */
export type Belongings = Readonly<Record<string, readonly string[]>>

interface Cart {
  cartId: string
  cartVersion: number
  calculation: { items: { itemKey: string }[]; totalPaidAmount: number }
}

/** Puts a dish into the cart there, in a line that no other person has, and answers the cart. */
async function cartAt(owner: Asker, place: object): Promise<Cart> {
  const cartItems = [{ ...EDAMAME, quantity: 2, remark: markOf(owner) }]
  return owner.get<Cart>('/api/order/cart/modify', { ...place, modifyType: 0, cartItems })
}

async function orderAt(owner: Asker, place: { businessType: number }, paymentMethod: string): Promise<string> {
  const { cartId, cartVersion, calculation } = await cartAt(owner, place)
  const { orderId } = await owner.get<{ orderId: string }>('/api/order/or/submit', {
    ...place,
    cartId,
    cartVersion,
    orderType: place.businessType,
    expectedTotal: calculation.totalPaidAmount,
    paymentMethod,
    ...(place.businessType === 1300 && { dinnerTime: 'asap', contact: contactOf(owner) }),
  })
  return orderId
}

/** An order paid by a card that is kept for the next time. */
async function paidOrder(owner: Asker): Promise<{ orderId: string; paymentId: string; storedCard: string }> {
  const orderId = await orderAt(owner, pickup, '12_bankCard')
  const { line } = await owner.get<{ line: object }>('/api/order/ext/queryCardSetup', { orderId })
  const pays = { orderId, payments: [line], card: cardData(), storeCard: true, origin: 'http://localhost' }
  const { paymentId } = await owner.get<{ paymentId: string }>('/api/order/or/createPayment', pays)
  const next = await orderAt(owner, pickup, '12_bankCard')
  const { setup } = await owner.get<{
    setup: { paymentMethodsResponse: { storedPaymentMethods?: { id: string }[] } }
  }>('/api/order/ext/queryCardSetup', { orderId: next })
  const storedCard = setup.paymentMethodsResponse.storedPaymentMethods?.[0]?.id
  if (!storedCard) throw new Error('no card was kept')
  return { orderId, paymentId, storedCard }
}

async function partOfBill(owner: Asker, tableId: string): Promise<{ billId: string; partId: string }> {
  const atTable = { shopId: SHOP, businessType: 1100, tableId }
  await owner.get('/api/order/cart/init', { ...atTable, nick: markOf(owner) })
  await orderAt(owner, atTable, 'out-line')
  const { bill } = await owner.get<{ bill: { billId: string; restAmount: number } }>(
    '/api/order/or/calConfirm',
    atTable,
  )
  const split = { by: 'amount', amount: 100 }
  const { partId } = await owner.get<{ partId: string }>('/api/order/config/executePaymentRound', {
    billId: bill.billId,
    split,
    expectedAmount: 100,
  })
  return { billId: bill.billId, partId }
}

async function booked(owner: Asker): Promise<{ bookingId: string; waitingId: string }> {
  const contact = { ...contactOf(owner), email: 'booker@example.com' }
  const { times } = await owner.get<{ times: { start: string; left?: number }[] }>('/api/booking/availability', {
    shopId: SHOP,
    partySize: 2,
    date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  })
  const start = times.find(time => time.left !== 0)?.start
  const input = { shopId: SHOP, start, partySize: 2, contact }
  const { bookingId } = await owner.get<{ bookingId: string }>('/api/booking/create', input)
  const { waitingId } = await owner.get<{ waitingId: string }>('/api/booking/waitlist/join', {
    shopId: SHOP,
    partySize: 2,
    contact,
  })
  return { bookingId, waitingId }
}

/** Of the cards there are one is sent to a friend. */
async function giftCards(owner: Asker): Promise<{ cardId: string[]; sendId: string[] }> {
  const { cards } = await owner.get<{ cards: { cardId: string }[] }>('/api/crm/giftcard/myGiftCard', {})
  const [kept, sent] = cards
  if (!kept || !sent) return { cardId: cards.map(card => card.cardId), sendId: [] }
  const send = { cardId: sent.cardId, forFriendInfo: friendOf(owner) }
  const { sendId } = await owner.get<{ sendId: string }>('/api/crm/giftcard/send', send)
  return { cardId: [kept.cardId], sendId: [sendId] }
}

async function memberCard(owner: Asker) {
  const { cards } = await owner.get<{ cards: { cardId: string }[] }>('/api/crm/card/list', {})
  const cardId = cards[0]?.cardId ?? ''
  const { transferId } = await owner.get<{ transferId: string }>('/api/crm/card/transfer/create', {
    cardId,
    amount: 100,
    message: markOf(owner),
  })
  const gear = { id: 'top-up', versionId: 'v1', ruleId: 'gear-20', shopId: SHOP, agreementVersion: 1 }
  const { rechargeId } = await owner.get<{ rechargeId: string }>('/api/crm/recharge/submit', { cardId, ...gear })
  const coffee = { shopId: SHOP, campaignId: 'coffee-pass', price: 2400 }
  const { packageId } = await owner.get<{ packageId: string }>('/api/crm/rightsPackage/submit', coffee)
  return { cardId, transferId, rechargeId, packageId }
}

async function upload(db: Database, customerId: number, purpose: 'review' | 'avatar'): Promise<string> {
  const name = `${randomBytes(24).toString('base64url')}.webp`
  await db.inTx(tx =>
    tx.query(
      {
        name: 'upload_of_owner',
        text: `insert into upload (corporation_id, upload_name, customer_id, purpose, width, height, bytes, created_at)
          values (1000, $1, $2, $3, 1, 1, '\\x00', now())`,
      },
      [name, customerId, purpose],
    ),
  )
  return name
}

async function giftOrder(owner: Asker): Promise<string> {
  const wish = { programId: 'marigold-usd', designId: 'birthday', amount: 2500, payAmount: 2500 }
  const { orderId } = await owner.get<{ orderId: string }>('/api/crm/giftcard/checkout', {
    ...wish,
    forFriendInfo: friendOf(owner),
  })
  return orderId
}

/** What somebody without an account can have. */
async function guestThings(owner: Asker, tableId: string) {
  const address = {
    countryCode: 'US',
    admin: 'NY',
    city: 'New York',
    postcode: '10012',
    street1: `7 ${markOf(owner)} Lane`,
  }
  const point = { latitude: 40.7229, longitude: -73.9967 }
  const { countryCode: _, ...person } = contactOf(owner)
  const { addressId } = await owner.get<{ addressId: string }>('/api/base/address/create', {
    ...address,
    ...point,
    ...person,
  })
  const orderId = await orderAt(owner, pickup, '12_bankCard')
  const { billId, partId } = await partOfBill(owner, tableId)
  const { bookingId, waitingId } = await booked(owner)
  const gift = await giftOrder(owner)
  return {
    addressId: [addressId],
    orderId: [orderId],
    giftOrderId: [gift],
    billId: [billId],
    partId: [partId],
    bookingId: [bookingId],
    waitingId: [waitingId],
    topics: [`order:${orderId}`, `booking:${bookingId}`, `bill:${billId}`],
  }
}

/** A member, and who at the console serves them. */
interface Member {
  db: Database
  staff: Asker
  customerId: number
}

/** What the store does until an order has been picked up. */
const TO_THE_END: readonly [string, () => object][] = [
  ['accept', () => ({ promisedAt: new Date(Date.now() + 900_000).toISOString() })],
  ['start', () => ({})],
  ['ready', () => ({})],
  ['complete', () => ({})],
]

/** What a member can have beside that. */
async function memberThings(owner: Asker, { db, staff, customerId }: Member): Promise<Record<string, string[]>> {
  const paid = await paidOrder(owner)
  for (const [call, input] of TO_THE_END) await staff.get(`/api/console/${call}`, { orderId: paid.orderId, ...input() })
  const gift = await giftCards(owner)
  const { cardId, transferId, rechargeId, packageId } = await memberCard(owner)
  const { coupons } = await owner.get<{ coupons: { couponCode: string }[] }>('/api/crm/coupon/availableCouponList', {})
  return {
    paidOrder: [paid.orderId],
    paymentId: [paid.paymentId],
    storedPaymentMethodId: [paid.storedCard],
    cardId: [cardId, ...gift.cardId],
    sendId: gift.sendId,
    transferId: [transferId],
    rechargeId: [rechargeId],
    packageId: [packageId],
    couponCode: coupons.map(coupon => coupon.couponCode),
    pictures: [await upload(db, customerId, 'review'), await upload(db, customerId, 'avatar')],
  }
}

/** One of everything that a guest, or a member of the demo brand, can have; they sit at `tableId`. */
export async function belongingsOf(owner: Asker, tableId: string, member?: Member): Promise<Belongings> {
  const guests = await guestThings(owner, tableId)
  const { paidOrder: paid, ...members } = member ? await memberThings(owner, member) : {}
  const carts = [await cartAt(owner, delivery), await cartAt(owner, pickup)]
  return {
    ...guests,
    ...members,
    orderId: [...(paid ?? []), ...guests.orderId],
    cartId: carts.map(({ cartId }) => cartId),
    itemKey: carts.flatMap(({ calculation }) => calculation.items.map(item => item.itemKey)),
    topics: [...guests.topics, ...carts.map(({ cartId }) => `cart:${cartId}`)],
  }
}
