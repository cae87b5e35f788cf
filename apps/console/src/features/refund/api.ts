import { console as calls } from '@comanda/contract/console'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

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

/** What waits for a yes at a store. */
export const useRefundRequests = (shopId: number) =>
  useQuery({
    queryKey: ['refundRequests', shopId],
    queryFn: () => send(calls.refundRequests, { shopId }),
    refetchInterval: 20_000,
  })
