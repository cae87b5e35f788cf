import { staffStoreCalls } from '@comanda/contract/store'
import { staffMenuCalls } from '@comanda/contract/menu'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Promotions = ResponseOf<typeof staffStoreCalls.promotions>
export type Promotion = Promotions['promotions'][number]
export type Effect = Promotion['effect']
export type Prices = ResponseOf<typeof staffMenuCalls.memberPrices>

/** What the store takes off its prices. PRICE-2 */
export const usePromotions = (shopId: number) =>
  useQuery({ queryKey: ['promotions', shopId], queryFn: () => send(staffStoreCalls.promotions, { shopId }) })

/** What members pay for a dish, and the dishes there are. LOGIN-10 */
export const useMemberPrices = (shopId: number) =>
  useQuery({
    queryKey: ['promotions', shopId, 'members'],
    queryFn: () => send(staffMenuCalls.memberPrices, { shopId }),
  })

/** The dishes by name, each once; the first unit speaks for the dish. */
export const dishesOf = ({ units }: Prices): (readonly [string, string])[] => [
  ...new Map(units.map(({ foodId, displayName }) => [foodId, displayName.split(' · ')[0] ?? displayName])),
]

/** What a promotion is begun with, by what it does. */
export const kinds = {
  percent: { kind: 'percent', rate: 100_000 },
  amount: { kind: 'amount', amount: money(500) },
  buyGet: { kind: 'buyGet', buy: 2, get: 1, rate: 1_000_000, most: 0 },
  secondHalf: { kind: 'buyGet', buy: 1, get: 1, rate: 500_000, most: 0, perDish: true },
  gift: { kind: 'gift', foodId: '', menuId: '', menuGroupId: '', unitId: '', quantity: 1 },
  freeDelivery: { kind: 'freeDelivery' },
} as const satisfies Record<string, Effect>
export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

/** Which of them an effect is. */
export function kindOf(effect: Effect): Kind {
  if (effect.kind !== 'buyGet') return effect.kind
  return effect.buy === 1 && effect.get === 1 && effect.rate < 1_000_000 ? 'secondHalf' : 'buyGet'
}

/** The diner chooses it. PRICE-3 */
export const isChosen = ({ promotionType }: Promotion): boolean => promotionType === 1104 || promotionType === 1105
