import { type Fault, repeated } from '../money/index.ts'
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

type CheckResult = Fault<CampaignFaultReason> | undefined

function checkReward(
  reward: Reward,
  field: string,
  { couponTemplateIds, cardCurrency }: CampaignCheckContext,
  code: string,
): CheckResult {
  if (reward.bonus > 0 && cardCurrency !== code) return { field: `${field}.bonus`, reason: 'bonusCurrencyUnfit' }
  const at = reward.coupons.findIndex(({ couponTemplateId }) => !couponTemplateIds.includes(couponTemplateId))
  return at < 0 ? undefined : { field: `${field}.coupons[${at}].couponTemplateId`, reason: 'couponUnknown' }
}

function checkShops(campaign: Campaign, { shops }: CampaignCheckContext): CheckResult {
  if (!shops.some(shop => shop.currencyCode === campaign.currencyCode))
    return { field: 'campaign.currencyCode', reason: 'currencyUnfit' }
  const fits = (shopId: number) => shops.some(shop => shop.shopId === shopId && takesPart(campaign, shop))
  const foreign = campaign.shopIds.findIndex(shopId => !fits(shopId))
  return foreign < 0 ? undefined : { field: `campaign.shopIds[${foreign}]`, reason: 'shopUnfit' }
}

/** Checks that a reward is possible: the campaign's own, a streak's, or purchased rights. */
function checkGain({ rule, reward }: Campaign): CheckResult {
  if (rule.kind === 'rightsPackage') {
    const empty = rule.rights.length === 0 && isEmptyReward(reward)
    return empty ? { field: 'campaign.rule.rights', reason: 'rightsMissing' } : undefined
  }
  const gains =
    rule.kind === 'signIn' ? rule.streaks.length > 0 : rule.kind === 'referral' && !isEmptyReward(rule.friendReward)
  return isEmptyReward(reward) && !gains ? { field: 'campaign.reward.points', reason: 'rewardMissing' } : undefined
}

function checkRule({ rule, currencyCode }: Campaign, ground: CampaignCheckContext): CheckResult {
  if (rule.kind === 'referral')
    return checkReward(rule.friendReward, 'campaign.rule.friendReward', ground, currencyCode)
  if (rule.kind !== 'signIn') return undefined
  const twice = repeated(rule.streaks, ({ days }) => days)
  if (twice !== undefined) return { field: `campaign.rule.streaks[${twice}].days`, reason: 'streakTwice' }
  for (const [i, { reward }] of rule.streaks.entries()) {
    const field = `campaign.rule.streaks[${i}].reward`
    if (isEmptyReward(reward)) return { field: `${field}.points`, reason: 'rewardMissing' }
    const fault = checkReward(reward, field, ground, currencyCode)
    if (fault) return fault
  }
  return undefined
}

/** Checks a campaign: dates in order, something to gain, and existing references only. CARD-8 */
export function checkCampaign(campaign: Campaign, ground: CampaignCheckContext): CheckResult {
  const { startDate, endDate, reward, currencyCode } = campaign
  if (endDate !== undefined && endDate < startDate) return { field: 'campaign.endDate', reason: 'campaignBackwards' }
  return (
    checkGain(campaign) ??
    checkReward(reward, 'campaign.reward', ground, currencyCode) ??
    checkRule(campaign, ground) ??
    checkShops(campaign, ground)
  )
}
