import { segmentCalls as calls } from '@comanda/contract/member'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../../platform/send.ts'
import { membersKey } from '../queries.ts'

export type SavedSegment = ResponseOf<typeof calls.segments>['segments'][number]

export const segmentsKey = (shopId: number, ...rest: readonly unknown[]) => membersKey(shopId, 'segments', ...rest)

/** The brand's saved segments by name. CARD-15 */
export const useSegments = (shopId: number) =>
  useQuery({ queryKey: segmentsKey(shopId), queryFn: () => send(calls.segments, { shopId }) })

/** The number of members in a segment now, of the whole brand. CARD-15 */
export const useSegmentCount = (shopId: number, segmentId: string) =>
  useQuery({
    queryKey: segmentsKey(shopId, 'count', segmentId),
    queryFn: () => send(calls.countSegment, { shopId, segmentId }),
    staleTime: 0,
  })
