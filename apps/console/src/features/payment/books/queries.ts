import { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { ResponseOf } from '@comanda/contract/core'
import { decimalText, money } from '@comanda/domain/money'
import { toast } from '@comanda/web/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/send.ts'

export type Books = ResponseOf<typeof calls.reconciliations>
export type BookDay = Books['days'][number]
export type BookBreak = Books['breaks'][number]
export type Provider = Books['providers'][number]

const keyOf = (shopId: number) => ['books', shopId]

/** The providers' books against ours, as they were compared last. */
export const useBooks = (shopId: number) =>
  useQuery({ queryKey: keyOf(shopId), queryFn: () => send(calls.reconciliations, { shopId }), refetchInterval: 60_000 })

/** The number of open differences; 0 for staff without the brand's money. */
export function useOpenBreaks(shopId: number, isInCharge: boolean): number {
  const { data = 0 } = useQuery({
    queryKey: keyOf(shopId),
    queryFn: () => send(calls.reconciliations, { shopId }),
    enabled: isInCharge,
    refetchInterval: 60_000,
    select: ({ breaks }: Books) => breaks.filter(({ state }) => state === 'open').length,
  })
  return data
}

/** Compares a provider's day now. */
export function useCompare(shopId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { provider: Provider; day: string }) => send(calls.reconcile, { shopId, ...input }),
    onSuccess: books => client.setQueryData(keyOf(shopId), books),
    onError: error => toast(error.message),
  })
}

/** Says that a break was looked into. */
export function useAcknowledge(shopId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { breakId: string; reason: string }) => send(calls.acknowledgeBreak, { shopId, ...input }),
    onSuccess: books => {
      client.setQueryData(keyOf(shopId), books)
      onDone()
    },
  })
}

/** A figure of a provider's book, with its own decimals. */
export const figure = (value: number, { currencyCode, decimals }: { currencyCode: string; decimals: number }): string =>
  `${decimalText(money(value), decimals)} ${currencyCode}`
