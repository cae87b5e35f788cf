import type { Currency } from '@comanda/domain/money'
import { showDate, showList, showMoney, t } from '../../platform/i18n/index.ts'
import type { Reward } from './api.ts'

/** A reward in one line: `50 points, $5.00 on your card and A coffee on us`. CARD-8 */
export function rewardText({ points, bonus, coupons }: Reward, currency: Currency): string {
  const parts = [
    points > 0 ? t('campaign.points', { count: points }) : '',
    bonus > 0 ? t('campaign.bonus', { amount: showMoney(bonus, currency) }) : '',
    ...coupons.map(({ name, count }) => t(count > 1 ? 'campaign.coupon' : 'campaign.couponOne', { count, name })),
  ]
  return showList(parts.filter(Boolean))
}

/** Several rewards given at once, in one line. */
export const rewardsText = (rewards: readonly Reward[], currency: Currency): string =>
  rewardText(
    {
      points: rewards.reduce((sum, { points }) => sum + points, 0),
      bonus: rewards.reduce((sum, { bonus }) => sum + bonus, 0) as Reward['bonus'],
      coupons: rewards.flatMap(({ coupons }) => coupons),
    },
    currency,
  )

/** A day without a time zone, in the brand's format. */
export const dayText = (day: string): string => showDate(`${day}T12:00:00Z`, 'date', 'UTC')
