import type { ResponseOf } from '@comanda/contract/core'
import { evaluation as calls } from '@comanda/contract/evaluation'
import { setQueryDataIfNewer, useMutation, useQuery, useQueryClient } from '../../platform/cache/queries.ts'
import { queryOf } from '../../platform/cache/query.ts'
import { isRefused, type CallInput } from '../../platform/send/index.ts'
import { sendOnce } from '../../platform/cache/send-once.ts'

export type Program = ResponseOf<typeof calls.batchQueryEvaluationProgram>['programs'][number]
export type Question = Program['questions'][number]
export type Review = NonNullable<Program['review']>
export type ReviewInput = CallInput<typeof calls.submit>

const programQuery = (orderId: string) => queryOf(calls.batchQueryEvaluationProgram, { orderIds: [orderId] })

/** Questions about an order, or the review given; undefined without either. */
export const useProgram = (orderId: string): Program | undefined => useQuery(programQuery(orderId)).data?.programs[0]

/** Sends a review; calls `onSaid` once it is stored. A review already sent from another tab is shown. */
export function useReview(orderId: string, onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ReviewInput) => sendOnce(calls.submit, input),
    onSuccess: review => {
      onSent()
      setQueryDataIfNewer<{ programs: Program[] }>(programQuery(orderId).queryKey, data =>
        data ? { programs: data.programs.map(one => ({ ...one, open: false, review })) } : data,
      )
    },
    onError: error => {
      if (!isRefused(error, 'reviewedAlready', 'notReviewable')) return
      onSent()
      void client.invalidateQueries({ queryKey: programQuery(orderId).queryKey })
    },
  })
}
