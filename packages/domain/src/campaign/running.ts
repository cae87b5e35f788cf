import type { Campaign } from './types.ts'

/** A store, and the day there (YYYY-MM-DD). */
export interface CampaignPlace {
  shopId: number
  currencyCode: string
  date: string
}

/** Whether a store takes part in a campaign. */
export const takesPart = (
  { shopIds, currencyCode }: Campaign,
  shop: Pick<CampaignPlace, 'shopId' | 'currencyCode'>,
): boolean => currencyCode === shop.currencyCode && (shopIds.length === 0 || shopIds.includes(shop.shopId))

export type CampaignState = 'running' | 'off' | 'scheduled' | 'ended'

/** The state of a campaign on a day: both its first and its last day belong to it. CARD-8 */
export function campaignState({ enabled, startDate, endDate }: Campaign, date: string): CampaignState {
  if (endDate !== undefined && date > endDate) return 'ended'
  if (!enabled) return 'off'
  return date < startDate ? 'scheduled' : 'running'
}

/** Whether a campaign runs at a store on its local day. CARD-8 */
export const runsAt = (campaign: Campaign, place: CampaignPlace): boolean =>
  takesPart(campaign, place) && campaignState(campaign, place.date) === 'running'
