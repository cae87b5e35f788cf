import { staffMenuCalls as calls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type StallSettings = ResponseOf<typeof calls.stalls>
export type Stalls = SettingsOf<typeof calls.saveStalls>
export type Stall = Stalls['stalls'][number]

/** The stalls of the store's buffet. CART-13 */
export const useStalls = (shopId: number) =>
  useQuery({ queryKey: ['settings', shopId, 'stalls'], queryFn: () => send(calls.stalls, { shopId }) })
