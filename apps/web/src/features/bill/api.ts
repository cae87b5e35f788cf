import { bill as calls } from '@comanda/contract/bill'
import type { ResponseOf } from '@comanda/contract/core'
import { table as tableCalls } from '@comanda/contract/table'
import { setQueryDataIfNewer, useQuery, useQueryClient } from '../../platform/queries.ts'
import { queryOf } from '../../platform/query.ts'
import { isRefused, type CallInput, send } from '../../platform/send/index.ts'

type Answer = ResponseOf<typeof calls.calConfirm>
export type Bill = NonNullable<Answer['bill']>
export type BillRound = Bill['rounds'][number]
export type BillItem = BillRound['lines'][number]
export type BillPart = Bill['parts'][number]
export type BillPerson = Bill['persons'][number]

/** Which bill: by its id, or the one of the table one sits at. */
export type BillAsk = { billId: string } | { shopId: number; tableId: string }

/** The net under the live updates, in ms. */
const NET = 20_000

/** The bill of the caller's table; without one there is none. */
export const useBill = (ask: BillAsk | undefined) =>
  useQuery({
    ...queryOf(calls.calConfirm, ask ?? {}),
    enabled: ask !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: query => ((query.state.data?.bill?.state ?? 'open') === 'open' ? NET : false),
  })

/** Puts a fresh bill in the place of the old one, wherever it is shown. */
export function useKeepBill() {
  const client = useQueryClient()
  return (bill: Bill | undefined) => {
    if (bill) setQueryDataIfNewer(queryOf(calls.calConfirm, { billId: bill.billId }).queryKey, { bill })
    return client.invalidateQueries({ queryKey: [calls.calConfirm.path] })
  }
}

/** The open bill of the caller's party at a table, in short; it may be begun by any of them at any time. */
export const useOpenBill = (shopId: number, tableId: string) =>
  useQuery({
    ...queryOf(tableCalls.queryTableCache, { shopId, tableId }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: NET,
    retry: false,
  })

export type SplitAsk = CallInput<typeof calls.executePaymentRound>

/** Keeps a part of the bill for the caller. A refusal is the screen's to show. */
export const keepPart = (ask: SplitAsk) => send(calls.executePaymentRound, ask, { shows: 'silent' })

/** Gives a part of one's own back to the table. */
export const givePartBack = (partId: string) => send(calls.cancelPaymentRound, { partId }, { shows: 'silent' })

/** The bill a refusal brought along. */
export const billOf = (error: unknown): Bill | undefined => {
  const data = isRefused(error) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'bill' in data ? (data.bill as Bill) : undefined
}
