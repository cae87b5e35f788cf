import { staffEvaluationCalls as calls } from '@comanda/contract/evaluation'
import type { ResponseOf } from '@comanda/contract/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Reviews = ResponseOf<typeof calls.reviews>
export type Review = Reviews['reviews'][number]

/** The reviews of a store, the newest first, page by page. */
export const useReviews = (shopId: number, stars: number | undefined) =>
  useInfiniteQuery({
    queryKey: ['reviews', shopId, stars],
    queryFn: ({ pageParam }) =>
      send(calls.reviews, {
        shopId,
        ...(stars === undefined ? {} : { stars }),
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
  })
