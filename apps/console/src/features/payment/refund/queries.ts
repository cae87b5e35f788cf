import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { ResponseOf } from '@comanda/contract/core'
import { counterMethods } from '@comanda/domain/payment'
import { useQuery } from '@tanstack/react-query'
import { t } from '@comanda/web/i18n'
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

const inPerson: ReadonlySet<string> = new Set(['out-line', ...counterMethods])

/** Whether staff took a part of what was paid, and hand their share of a refund back. PAY-23 */
export const isPaidInPerson = ({ tenders }: Pick<Refunds, 'tenders'>): boolean =>
  tenders.some(({ paymentMethod }) => inPerson.has(paymentMethod))
