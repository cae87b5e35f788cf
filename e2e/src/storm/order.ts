import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { type Answer, type Caller, EDAMAME } from '../steps/caller.ts'
import { upTo } from './randomness.ts'
import type { StormProduct } from './storm-product.ts'
import type { StormAction, Member } from './record.ts'

const contact = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Ann', lastName: 'Guest' }

/** A member's phones share one cart: they order one after another, so that payments run concurrently, not cart changes. */
function inTurn<R>({ queues }: StormProduct, member: Member, shopId: number, work: () => Promise<R>): Promise<R> {
  const key = `${member.cardId} ${shopId}`
  const turn = (queues.get(key) ?? Promise.resolve()).catch(() => {}).then(work)
  queues.set(key, turn)
  return turn
}

/** Orders a dish for now; `paying` returns the payments for its total. Undefined if the cart or the price is refused. */
async function submitted(
  caller: Caller,
  shopId: number,
  paying: (total: number) => object = () => ({}),
): Promise<Answer<ResponseOf<typeof contract.order.submit>> | undefined> {
  const place = { shopId, businessType: 1300 }
  const cartItems = [{ ...EDAMAME, quantity: 1 }]
  const cart = await caller.call(contract.cart.modify, { ...place, modifyType: 0, cartItems })
  if (cart.code !== '000') return undefined
  const requested = { shopId, cartId: cart.data.cartId, orderType: 1300, dinnerTime: 'asap' }
  const worked = await caller.call(contract.order.calculate, requested)
  if (worked.code !== '000') return undefined
  const { cartVersion, totalPaidAmount: expectedTotal = 0 } = worked.data.calculation
  const sum = { cartVersion, expectedTotal, contact, paymentMethod: '12_bankCard' }
  return caller.call(contract.order.submit, { ...requested, ...sum, ...paying(expectedTotal) })
}

/** Places an order without paying it; its id. */
export async function orderNow(caller: Caller, shopId: number): Promise<string | undefined> {
  const placed = await submitted(caller, shopId)
  return placed?.code === '000' ? placed.data.orderId : undefined
}

/** The same for a member, while the member's other phones wait. */
export const order = (product: StormProduct, member: Member, shopId: number): Promise<string | undefined> =>
  inTurn(product, member, shopId, () => orderNow(member, shopId))

const RUSH = 8

/** Members order at one store at once, each paying with the order: the orders are written together. PAY-9 */
export const rush: StormAction = async (product, _member, record) => {
  const first = upTo(20)
  const members = Array.from({ length: RUSH }, (_, nth) => product.member((first + nth) % 20))
  const orders = members.map(async member => {
    const line = { paymentMethod: '16_msBalance', paymentType: 16, payerId: member.cardId, tipAmount: 0, ccAmount: 0 }
    const paying = (amount: number) => ({ payments: [{ ...line, amount }] })
    const placed = await inTurn(product, member, 101, () => submitted(member, 101, paying))
    if (placed?.data?.payState === 'paid') record.paid.push({ orderId: placed.data.orderId, shopId: 101 })
  })
  await Promise.all(orders)
}
