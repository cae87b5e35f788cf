import { console as calls } from '@comanda/contract/console'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Refunds = ResponseOf<typeof calls.orderRefunds>
export type RefundRequest = ResponseOf<typeof calls.refundRequests>['requests'][number]

/** What was paid for an order, and what of it went back. */
export const useRefunds = (shopId: number, orderId: string) =>
  useQuery({ queryKey: ['refunds', orderId], queryFn: () => send(calls.orderRefunds, { shopId, orderId }) })

/** What waits for a yes at a store. */
export const useRefundRequests = (shopId: number) =>
  useQuery({
    queryKey: ['refundRequests', shopId],
    queryFn: () => send(calls.refundRequests, { shopId }),
    refetchInterval: 20_000,
  })
