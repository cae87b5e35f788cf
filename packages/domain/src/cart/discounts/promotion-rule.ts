import type { Promotion, PromotionEffect } from '../../store/index.ts'
import type { AppliedPromotion, LineToPrice } from '../calculation.ts'
import type { DraftLine } from '../draft.ts'
import { isChosen, type TotalLine } from '../types.ts'

interface Rule {
  rule: string
  params: TotalLine['ruleParams']
}

const OFF_DELIVERY = 'promotionDelivery'

/** Whether a line of the total is a discount on the delivery fee. PRICE-3 */
export const isOffDelivery = ({ kind, rule }: Pick<TotalLine, 'kind' | 'rule'>): boolean =>
  kind === 'discount' && rule === `cart.rule.${OFF_DELIVERY}`

/** The rule text that explains an applied promotion, with its values: the discount and its threshold. */
export function ruleOf(promotion: Promotion | undefined, applied: AppliedPromotion, lines: readonly DraftLine[]): Rule {
  const effect = promotion?.effect
  const gift = lines.find(it => it.line.giftOf === applied.discountId)?.line
  if (gift) return giftRule(gift, promotion?.threshold ?? 0)
  if (effect?.kind === 'buyGet') return setRule(effect)
  if (applied.itemKeys.length === 0) return { rule: OFF_DELIVERY, params: {} }
  const bought = lines.filter(it => isChosen(it.line)).length
  const rule = applied.itemKeys.length < bought ? 'promotionDishes' : 'promotion'
  return effect?.kind === 'percent' ? { rule: `${rule}Rate`, params: { offRate: effect.rate } } : { rule, params: {} }
}

function giftRule(gift: LineToPrice, fromAmount: number): Rule {
  const params = { dish: gift.displayName, count: gift.quantity, worthAmount: gift.price * gift.quantity }
  return fromAmount > 0
    ? { rule: 'promotionGiftFrom', params: { ...params, fromAmount } }
    : { rule: 'promotionGift', params }
}

const setRule = ({ buy, get, rate }: Extract<PromotionEffect, { kind: 'buyGet' }>): Rule => ({
  rule: rate === 1_000_000 ? 'promotionFree' : 'promotionNext',
  params: { buy, get, offRate: rate },
})
