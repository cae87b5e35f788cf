import type { buyerCalls, counterCalls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import { counterOrderCalls as calls } from '@comanda/contract/order'
import { store as storeCalls } from '@comanda/contract/store'
import type { BizType, Point } from '@comanda/domain/store'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'
import { asCartItem, type Chosen } from './order-menu.ts'

export type Buyer = ResponseOf<typeof buyerCalls.findBuyer>
/** The member card whose code was scanned; it pays once, until it expires. CARD-1 */
export type Visit = Omit<ResponseOf<typeof counterCalls.readPayCode>, 'buyer'>
export type CounterPrice = ResponseOf<typeof calls.priceCounterOrder>

/** An order at the counter while staff enter it; the draft store keeps it through a reload. */
export interface Entered {
  orderType: BizType
  list: Chosen[]
  guestName: string
  phone: string
  buyer?: Buyer | undefined
  /** The card of the buyer, where it was scanned. */
  visit?: Visit | undefined
  couponCodes: string[]
  /** As typed: a line of the address per line. */
  address: string
  postcode: string
  /** The position of the address that was found by the search. */
  point?: Point | undefined
  /** Empty: the postcode decides. */
  zoneId: string
  /** The start of a slot (ISO 8601); empty as soon as possible. */
  time: string
  remark: string
}

export const emptyOrder: Entered = {
  orderType: 1300,
  list: [],
  guestName: '',
  phone: '',
  couponCodes: [],
  address: '',
  postcode: '',
  zoneId: '',
  time: '',
  remark: '',
}

/** The address as it is sent; undefined without one. */
function addressOf({ orderType, address, postcode, zoneId, point }: Entered) {
  const lines = address
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, 6)
  if (orderType !== 1200 || lines.length === 0) return {}
  return {
    address: {
      lines,
      ...(postcode.trim() === '' ? {} : { postcode: postcode.trim() }),
      ...(zoneId === '' ? {} : { zoneId }),
      ...point,
    },
  }
}

/** What the price of the order depends on. */
export const priceInput = (shopId: number, order: Entered) => ({
  shopId,
  orderType: order.orderType,
  cartItems: order.list.map(asCartItem),
  couponCodes: order.buyer ? order.couponCodes : [],
  ...(order.time === '' || order.orderType === 1100 ? {} : { time: order.time }),
  ...(order.buyer && { customerId: order.buyer.customerId }),
  ...addressOf(order),
})

/** The price by the server's rules, and what prevents the order; the last one while the next is worked out. COUNTER-1 */
export const useCounterPrice = (shopId: number, order: Entered) => {
  const input = priceInput(shopId, order)
  return useQuery({
    queryKey: ['counterPrice', input],
    queryFn: () => send(calls.priceCounterOrder, input),
    enabled: order.list.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The currency, order types and delivery zones of the store. */
export const useStoreFacts = (shopId: number) =>
  useQuery({
    queryKey: ['storeFacts', shopId],
    queryFn: () => send(storeCalls.getShopConfig, { shopId }),
    staleTime: 60_000,
  })

/** The times that can be chosen now. ORDER-6 */
export const useTimes = (shopId: number, businessType: BizType) =>
  useQuery({
    queryKey: ['storeTimes', shopId, businessType],
    queryFn: () => send(storeCalls.getDinnerTime, { shopId, businessType }),
    enabled: businessType !== 1100,
    staleTime: 30_000,
  })
