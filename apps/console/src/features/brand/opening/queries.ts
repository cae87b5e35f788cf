import { brandCalls as calls } from '@comanda/contract/brand'
import type { ResponseOf } from '@comanda/contract/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ME } from '../../../platform/client.ts'
import { send } from '../../../platform/send.ts'
import type { StaffInfo } from '../../../platform/session.ts'

export type Checklist = ResponseOf<typeof calls.openingChecklist>
export type OpeningItem = Checklist['items'][number]['item']

export const checklistKey = (shopId: number) => ['openingChecklist', shopId]

/** The checklist of a store before it opens; readable by managers only. */
export const useChecklist = (shopId: number, enabled = true) =>
  useQuery({
    queryKey: checklistKey(shopId),
    queryFn: () => send(calls.openingChecklist, { shopId }),
    enabled,
    // Other pages change its content.
    staleTime: 0,
    refetchOnMount: 'always',
  })

/** A change that answers the checklist after it. */
export function useChecklistChange<Input>(shopId: number, change: (input: Input) => Promise<Checklist>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: checklist => {
      client.setQueryData(checklistKey(shopId), checklist)
      // The header says whether the store is being prepared.
      client.setQueryData<StaffInfo>(
        ME,
        staff =>
          staff && {
            ...staff,
            shops: staff.shops.map(shop => (shop.shopId === shopId ? { ...shop, state: checklist.state } : shop)),
          },
      )
    },
  })
}
