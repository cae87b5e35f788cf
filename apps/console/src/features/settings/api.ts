import { staffStoreCalls } from '@comanda/contract/store'
import { staffMenuCalls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveBoard } from '../../platform/live.ts'
import { send } from '../../platform/send.ts'

export type Settings = ResponseOf<typeof staffStoreCalls.settings>
export type MenuSettings = ResponseOf<typeof staffMenuCalls.menuWindows>
export type StallSettings = ResponseOf<typeof staffMenuCalls.stalls>
export type Stall = StallSettings['stalls'][number]
export type Way = Settings['hours']['ways'][number]
export type Holiday = Settings['holidays']['holidays'][number]
export type Zone = Settings['zones']['zones'][number]
export type Rules = NonNullable<Settings['booking']['rules']>
export type Names = Zone['name']
export type Window = Way['windows'][number]

/** What is set for a store, as it stands: another's save is seen at once. */
export function useSettings(shopId: number) {
  const client = useQueryClient()
  useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey: ['settings', shopId] }))
  return useQuery({ queryKey: ['settings', shopId], queryFn: () => send(staffStoreCalls.settings, { shopId }) })
}

/** The store’s menus with their hours and ways, as they are set. */
export const useMenus = (shopId: number) =>
  useQuery({ queryKey: ['settings', shopId, 'menus'], queryFn: () => send(staffMenuCalls.menuWindows, { shopId }) })

/** The stalls of the store’s buffet, as they are set. CART-13 */
export const useStalls = (shopId: number) =>
  useQuery({ queryKey: ['settings', shopId, 'stalls'], queryFn: () => send(staffMenuCalls.stalls, { shopId }) })
