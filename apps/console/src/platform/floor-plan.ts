import { table as calls } from '@comanda/contract/table'
import { useQuery } from '@tanstack/react-query'
import { send } from './send.ts'

/** The query key of a store's floor plan. */
export const planKey = (shopId: number) => ['floorPlan', shopId]

/** The floor plan of a store. BOOK-8 */
export const useFloorPlan = (shopId: number) =>
  useQuery({ queryKey: planKey(shopId), queryFn: () => send(calls.floorPlan, { shopId }), staleTime: 60_000 })
