import { type Fault, faultsIn, repeated } from '../money/index.ts'
import { isEmptyReward } from './reward.ts'
import { takesPart } from './running.ts'
import type { Campaign, Reward } from './types.ts'

export type CampaignFaultReason =
  | 'campaignBackwards'
  | 'rewardMissing'
  | 'bonusCurrencyUnfit'
  | 'streakTwice'
  | 'rightsMissing'
  | 'couponUnknown'
  | 'currencyUnfit'
  | 'shopUnfit'

/** The ids and limits a campaign may refer to. */
export interface CampaignCheckContext {
  couponTemplateIds: readonly string[]
  shops: readonly { shopId: number; currencyCode: string }[]
  /** The currency of the member card, which bonus is given in. */
  cardCurrency: string | undefined
}

type Faults = Fault<CampaignFaultReason>[]

function checkReward(
  reward: Reward,
  field: string,
  { couponTemplateIds, cardCurrency }: CampaignCheckContext,
  code: string,
): Faults {
  const unknown = reward.coupons.map(({ couponTemplateId }, at) =>
    couponTemplateIds.includes(couponTemplateId)
      ? undefined
      : { field: `${field}.coupons[${at}].couponTemplateId`, reason: 'couponUnknown' as const },
  )
  const isForeign = reward.bonus > 0 && cardCurrency !== code
  return faultsIn([isForeign ? { field: `${field}.bonus`, reason: 'bonusCurrencyUnfit' } : undefined, ...unknown])
}

function checkShops(campaign: Campaign, { shops }: CampaignCheckContext): Faults {
  if (!shops.some(shop => shop.currencyCode === campaign.currencyCode))
    return [{ field: 'campaign.currencyCode', reason: 'currencyUnfit' }]
  const fits = (shopId: number) => shops.some(shop => shop.shopId === shopId && takesPart(campaign, shop))
  return campaign.shopIds.flatMap((shopId, at) =>
    fits(shopId) ? [] : [{ field: `campaign.shopIds[${at}]`, reason: 'shopUnfit' as const }],
  )
}

/** Checks that a reward is possible: the campaign's own, a streak's, or purchased rights. */
function checkGain({ rule, reward }: Campaign): Faults {
  if (rule.kind === 'rightsPackage') {
    const empty = rule.rights.length === 0 && isEmptyReward(reward)
    return empty ? [{ field: 'campaign.rule.rights', reason: 'rightsMissing' }] : []
  }
  const gains =
    rule.kind === 'signIn' ? rule.streaks.length > 0 : rule.kind === 'referral' && !isEmptyReward(rule.friendReward)
  return isEmptyReward(reward) && !gains ? [{ field: 'campaign.reward.points', reason: 'rewardMissing' }] : []
}

function checkRule({ rule, currencyCode }: Campaign, ground: CampaignCheckContext): Faults {
  if (rule.kind === 'referral')
    return checkReward(rule.friendReward, 'campaign.rule.friendReward', ground, currencyCode)
  if (rule.kind !== 'signIn') return []
  const twice = repeated(rule.streaks, ({ days }) => days)
  const rewards = rule.streaks.flatMap(({ reward }, i): Faults => {
    const field = `campaign.rule.streaks[${i}].reward`
    if (isEmptyReward(reward)) return [{ field: `${field}.points`, reason: 'rewardMissing' }]
    return checkReward(reward, field, ground, currencyCode)
  })
  return twice === undefined
    ? rewards
    : [{ field: `campaign.rule.streaks[${twice}].days`, reason: 'streakTwice' }, ...rewards]
}

/** The faults of a campaign: dates in order, something to gain, and existing references only. CARD-8 */
export function checkCampaign(campaign: Campaign, ground: CampaignCheckContext): Faults {
  const { startDate, endDate, reward, currencyCode } = campaign
  const isBackwards = endDate !== undefined && endDate < startDate
  return [
    ...(isBackwards ? [{ field: 'campaign.endDate', reason: 'campaignBackwards' as const }] : []),
    ...checkGain(campaign),
    ...checkReward(reward, 'campaign.reward', ground, currencyCode),
    ...checkRule(campaign, ground),
    ...checkShops(campaign, ground),
  ]
}
