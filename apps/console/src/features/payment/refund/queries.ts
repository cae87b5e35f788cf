import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@comanda/web/i18n'
import type { MessageKey } from '@comanda/messages'
import { send } from '../../../platform/send.ts'

export type Refunds = ResponseOf<typeof calls.orderRefunds>
export type RefundRequest = ResponseOf<typeof calls.refundRequests>['requests'][number]

/** An order, with 2005 a recharge, or with 2006 a rights package that was paid at a store. */
export interface RefundOf {
  shopId: number
  orderId: string
  businessType?: 2005 | 2006
}

/** The payments and refunds of an order. */
export const useRefunds = (of: RefundOf) =>
  useQuery({ queryKey: ['refunds', of.orderId], queryFn: () => send(calls.orderRefunds, of) })

const requestsOf = (shopId: number) => ({
  queryKey: ['refundRequests', shopId],
  queryFn: () => send(calls.refundRequests, { shopId }),
  refetchInterval: 20_000,
})

/** The refunds of a store that wait for a decision. */
export const useRefundRequests = (shopId: number) => useQuery(requestsOf(shopId))

/** How much waits for a person at a store. */
export const useWaitingRefunds = (shopId: number, enabled: boolean): number =>
  useQuery({ ...requestsOf(shopId), enabled, select: ({ requests }) => requests.length }).data ?? 0

/** The text about the person who requested a refund; empty for an automatic one. */
export function requesterOf({ byGuest, askedBy }: { byGuest: boolean; askedBy: string }): string {
  if (byGuest) return t('refund.guest', { name: askedBy })
  return askedBy === '' ? t('refund.calledOff') : askedBy
}

const names: Partial<Record<string, MessageKey>> = {
  '12_bankCard': 'refund.by.12_bankCard',
  '12_octopus': 'refund.by.12_octopus',
  '12_mPay': 'refund.by.12_mPay',
  '16_msPoint': 'refund.by.16_msPoint',
  '16_msBalance': 'refund.by.16_msBalance',
  '17_giftCard': 'refund.by.17_giftCard',
}

/** The name of a payment method. */
export const methodName = (method: string): string => {
  const name = names[method]
  return name ? t(name) : method
}
