import { bill as calls } from '@comanda/contract/bill'
import type { ResponseOf } from '@comanda/contract/core'
import { table as tableCalls } from '@comanda/contract/table'
import { setQueryDataIfNewer, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { queryOf } from '../../platform/cache/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'

type Answer = ResponseOf<typeof calls.calConfirm>
export type Bill = NonNullable<Answer['bill']>
export type BillRound = Bill['rounds'][number]
export type BillItem = BillRound['lines'][number]
export type BillPart = Bill['parts'][number]
export type BillPerson = Bill['persons'][number]

/** Identifies a bill: by its id, or as the bill of the guest's table. */
export type BillQuery = { billId: string } | { shopId: number; tableId: string }

/** Polling interval as the fallback of the live updates, in ms. */
const NET = 20_000

/** The bill of the guest's table; not requested without input. */
export const useBill = (input: BillQuery | undefined) =>
  useQuery({
    ...queryOf(calls.calConfirm, input ?? {}),
    enabled: input !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: query => ((query.state.data?.bill?.state ?? 'open') === 'open' ? NET : false),
  })

/** Stores a new bill in all places that show it. */
export function useSaveBill() {
  const client = useQueryClient()
  return (bill: Bill | undefined) => {
    if (bill) setQueryDataIfNewer(queryOf(calls.calConfirm, { billId: bill.billId }).queryKey, { bill })
    return client.invalidateQueries({ queryKey: [calls.calConfirm.path] })
  }
}

/** Summary of the open bill of the guest's party at a table; any of them may open one at any time. */
export const useOpenBill = (shopId: number, tableId: string) =>
  useQuery({
    ...queryOf(tableCalls.queryTableCache, { shopId, tableId }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: NET,
    retry: false,
  })

export type SplitInput = CallInput<typeof calls.executePaymentRound>

/** Reserves a part of the bill for the guest. @throws Refused, which the screen shows. */
export const reservePart = (input: SplitInput) => send(calls.executePaymentRound, input, { shows: 'silent' })

/** Releases a part reserved by the guest. */
export const releasePart = (partId: string) => send(calls.cancelPaymentRound, { partId }, { shows: 'silent' })

/** The bill contained in a refusal. */
export const billOf = (error: unknown): Bill | undefined => {
  const data = isRefused(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'bill' in data ? (data.bill as Bill) : undefined
}
