import { type Campaign, campaignState, takesPart } from '@comanda/domain/campaign'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { CampaignDeps } from './deps.ts'

export const asPlace = ({ shopId, currency }: ShopConfig) => ({ shopId, currencyCode: currency.currencyCode })

/** A store of a campaign and the day there (YYYY-MM-DD). */
export interface RunningAt {
  shop: ShopConfig
  date: string
}

/**
 * The store a campaign runs at today: the given one, else its first. Undefined if it does not run. What is counted by days is
 * counted by the days of the campaign's first store, so that travelling gains no day. CARD-8
 */
export async function runningAt(
  { clock, shopsOf }: Pick<CampaignDeps, 'clock' | 'shopsOf'>,
  corporationId: number,
  campaign: Campaign,
  shopId?: number,
): Promise<RunningAt | undefined> {
  const shops = (await shopsOf(corporationId)).filter(shop => takesPart(campaign, asPlace(shop)))
  const shop = shops.find(one => shopId === undefined || one.shopId === shopId)
  if (!shop) return undefined
  const { date } = localTime(clock(), shop.timeZone)
  return campaignState(campaign, date) === 'running' ? { shop, date } : undefined
}
