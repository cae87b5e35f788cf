import { staffStoreCalls } from '@comanda/contract/store'
import { staffMenuCalls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Promotions = SettingsOf<typeof staffStoreCalls.savePromotions>
export type Promotion = Promotions['promotions'][number]
export type PromotionPath = `promotions.${number}`
export type Effect = Promotion['effect']
export type Prices = ResponseOf<typeof staffMenuCalls.memberPrices>

/** The promotions of the store. PRICE-2 */
export const usePromotions = (shopId: number) =>
  useQuery({ queryKey: ['promotions', shopId], queryFn: () => send(staffStoreCalls.promotions, { shopId }) })

/** The member prices and the dishes. LOGIN-10 */
export const useMemberPrices = (shopId: number) =>
  useQuery({
    queryKey: ['promotions', shopId, 'members'],
    queryFn: () => send(staffMenuCalls.memberPrices, { shopId }),
  })

/** The dishes by name, each once; the first unit names the dish. */
export const dishesOf = ({ units }: Prices): (readonly [string, string])[] => [
  ...new Map(units.map(({ foodId, displayName }) => [foodId, displayName.split(' · ')[0] ?? displayName])),
]
