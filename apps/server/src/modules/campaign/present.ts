import type { Reward } from '@comanda/domain/campaign'
import { type Currency, inLanguage, type LocalizedText } from '@comanda/domain/money'
import type { CampaignRow } from './tables.ts'
import { isOver } from './queries.ts'

/** Names of coupons by template. */
export type CouponNames = ReadonlyMap<string, LocalizedText>

export const rewardShown = ({ points, bonus, coupons }: Reward, names: CouponNames, language: string) => ({
  points,
  bonus,
  coupons: coupons.map(({ couponTemplateId, count }) => ({
    couponTemplateId,
    name: inLanguage(names.get(couponTemplateId) ?? {}, language),
    count,
  })),
})

/** The fields of a campaign shown to guests. */
export const campaignShown = (row: CampaignRow, currency: Currency, names: CouponNames, language: string) => {
  const { campaignId, name, description, startDate, endDate, reward } = row.terms
  return {
    campaignId,
    name: inLanguage(name, language),
    description: inLanguage(description, language),
    currency,
    startDate,
    ...(endDate !== undefined && { endDate }),
    reward: rewardShown(reward, names, language),
    over: isOver(row),
  }
}
