import { contract } from '@comanda/contract'
import type { TestApp, TestGuest } from '../test-app.ts'
import { bookTable, labelled, orderAt, paidOrder, partOfBill, PICKUP, type Person, SHOP } from './orders-of-person.ts'
import { memberThings } from './member-things.ts'
import { pushSubscription } from './sign-in-things.ts'
import type { RecordIds } from './requests.ts'

async function giftOrder({ actor, label }: Person): Promise<string> {
  const { orderId } = await actor.must(contract.giftcard.checkout, {
    programId: 'marigold-usd',
    designId: 'birthday',
    amount: 2500,
    payAmount: 2500,
    forFriendInfo: { recipient: label, recipientEmail: 'bo@friend.test', from: label },
  } as never)
  return orderId
}

const ADDRESS = {
  countryCode: 'US',
  admin: 'NY',
  city: 'New York',
  postcode: '10012',
  latitude: 40.7229,
  longitude: -73.9967,
}

/** Kinds of things that a guest without an account can have. */
async function guestThings(person: Person, tableId: string): Promise<Record<string, string[]>> {
  const { actor, label } = person
  const { countryCode: _, ...contact } = labelled(label)
  const { addressId } = await actor.must(contract.address.create, {
    ...ADDRESS,
    ...contact,
    street1: `7 ${label} Lane`,
  } as never)
  const orderId = await orderAt(person, PICKUP, '12_bankCard')
  const { billId, partId } = await partOfBill(person, tableId)
  const { bookingId, waitingId } = await bookTable(person)
  const { endpoint, digest } = await pushSubscription(person)
  return {
    addressId: [addressId],
    orderId: [orderId],
    giftOrderId: [await giftOrder(person)],
    billId: [billId],
    partId: [partId],
    bookingId: [bookingId],
    waitingId: [waitingId],
    topics: [`order:${orderId}`, `booking:${bookingId}`, `bill:${billId}`],
    endpoint: [endpoint],
    endpointDigest: [digest],
  }
}

/** Puts a dish with a remark into the cart of a store. */
const cartAt = ({ actor, label }: Person, businessType: 1200 | 1300) =>
  actor.must(contract.cart.modify, {
    shopId: SHOP,
    businessType,
    modifyType: 0,
    cartItems: [
      {
        foodId: 'edamame',
        menuGroupId: 'sides',
        menuId: 'all-day',
        unitId: 'edamame.one',
        quantity: 2,
        remark: label,
      },
    ],
  })

/** One of everything that a guest, or a member of the demo brand, can have; they sit at `tableId`. */
export async function recordsOf(
  app: TestApp,
  actor: TestGuest,
  tableId: string,
): Promise<RecordIds & { label: string[] }> {
  const label = `label${actor.owner.replaceAll(/\W/g, '').slice(-12)}`
  const person = { app, actor, label }
  const guests = await guestThings(person, tableId)
  const paid = actor.customerId > 0 ? await paidOrder(person) : undefined
  const members = paid ? await memberThings(person) : {}
  const carts = [await cartAt(person, 1200), await cartAt(person, 1300)]
  return {
    ...guests,
    ...members,
    label: [label],
    orderId: [...(paid ? [paid.orderId] : []), ...(guests['orderId'] ?? [])],
    paymentId: paid ? [paid.paymentId] : [],
    storedPaymentMethodId: paid ? [paid.storedCard] : [],
    cartId: carts.map(({ cartId }) => cartId),
    itemKey: [
      ...carts.flatMap(({ calculation }) => calculation.items.map(item => item.itemKey)),
      ...(paid ? [paid.itemKey] : []),
    ],
    topics: [...(guests['topics'] ?? []), ...carts.map(({ cartId }) => `cart:${cartId}`)],
  }
}
