import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

export type Refunds = ResponseOf<typeof calls.orderRefunds>
export type RefundRequest = ResponseOf<typeof calls.refundRequests>['requests'][number]

/** An order, or with 2005 a recharge, that was paid at a store. */
export interface RefundOf {
  shopId: number
  orderId: string
  businessType?: 2005
}

/** What was paid for an order, and what of it went back. */
export const useRefunds = (of: RefundOf) =>
  useQuery({ queryKey: ['refunds', of.orderId], queryFn: () => send(calls.orderRefunds, of) })

const requestsOf = (shopId: number) => ({
  queryKey: ['refundRequests', shopId],
  queryFn: () => send(calls.refundRequests, { shopId }),
  refetchInterval: 20_000,
})

/** What waits for a person at a store. */
export const useRefundRequests = (shopId: number) => useQuery(requestsOf(shopId))

/** How much waits for a person at a store. */
export const useWaitingRefunds = (shopId: number): number =>
  useQuery({ ...requestsOf(shopId), select: ({ requests }) => requests.length }).data ?? 0
