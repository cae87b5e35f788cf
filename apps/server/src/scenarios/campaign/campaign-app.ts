import { contract } from '@comanda/contract'
import type { Campaign, Reward } from '@comanda/domain/campaign'
import { money } from '@comanda/domain/money'
import type { TestApp, TestGuest } from '../../testing/index.ts'
import { SHOP } from '../../testing/index.ts'

export const NO_REWARD: Reward = { points: 0, bonus: money(0), coupons: [] }
export const reward = (points: number, bonus = 0, coupons = 0): Reward => ({
  points,
  bonus: money(bonus),
  coupons: coupons === 0 ? [] : [{ couponTemplateId: 'tea', count: coupons, cost: money(200) }],
})

let campaigns = 0

/** Saves a campaign that runs now at the harbour kitchen, and returns its id. The clock is set to November 2026. */
export async function runCampaign(
  app: TestApp,
  rule: Campaign['rule'],
  more: Partial<Omit<Campaign, 'rule'>> = {},
): Promise<string> {
  campaigns += 1
  const campaign = {
    campaignId: `campaign-${campaigns}`,
    name: { en_US: 'Gift' },
    description: {},
    currencyCode: 'GBP',
    rule,
    reward: reward(100),
    startDate: '2026-11-01',
    shopIds: [],
    enabled: true,
    ...more,
  }
  await app.staff('brand').must(contract.campaign.saveCampaign, { shopId: SHOP, mark: '', campaign })
  return campaign.campaignId
}

/** Switches all campaigns off, so that none counts in the next test. */
export const endCampaigns = (app: TestApp) =>
  app.sql(`update campaign set terms = jsonb_set(terms, '{enabled}', 'false')`)

/** An order of so many dishes of 12.50, paid by card. Its id. */
export async function paidOrder(app: TestApp, guest: TestGuest, dishes = 1): Promise<string> {
  const { orderId } = await guest.order({ dishes: [{ ...guest.choice('soup'), quantity: dishes }] })
  await guest.pay(orderId)
  await app.settle()
  return orderId
}

interface Given {
  granted: number
  cost: number
}

/** The rewards of a campaign, as the console lists them. */
export async function givenBy(app: TestApp, campaignId: string): Promise<Given> {
  const { campaigns: all } = await app.staff('manager').must(contract.campaign.campaigns, { shopId: SHOP })
  const match = all.find(({ campaign }) => campaign.campaignId === campaignId)
  return { granted: match?.granted ?? -1, cost: match?.cost ?? -1 }
}
