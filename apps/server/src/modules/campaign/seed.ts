import { staffCampaignCalls } from '@comanda/contract/campaign'
import type { Campaign } from '@comanda/domain/campaign'
import { addDays } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { campaignFaults, type CampaignGround, writeCampaign } from './set-up.ts'

/** A campaign whose days are counted from the day the database is filled, and what members have reached in it. */
export interface CampaignSeed extends Omit<Campaign, 'startDate' | 'endDate'> {
  fromDay: number
  toDay?: number
  /** Filled of the first round, by customer: minor units or stamps. */
  filled?: Record<number, number>
  /** Days in a row until yesterday, by customer. */
  signedIn?: Record<number, number>
}

const FILLED = {
  name: 'campaign_progress_seed',
  text: `insert into campaign_progress (corporation_id, campaign_id, customer_id, round, filled) values ($1, $2, $3, 0, $4)`,
}
const SIGNED = {
  name: 'campaign_sign_in_seed',
  text: `insert into campaign_sign_in (corporation_id, campaign_id, customer_id, day, streak, at)
    select $1, $2, $3, $4::date - ($5::int - n + 1), n, $6 from generate_series(1, $5::int) n`,
}

/**
 * Stores campaigns as the console would, with what members have reached; `today` (YYYY-MM-DD) is local to the brand's first store.
 * @throws RangeError where the console would refuse one
 */
export async function seedCampaigns(
  tx: Tx,
  corporationId: number,
  seeds: readonly CampaignSeed[],
  ground: CampaignGround,
  { today, now }: { today: string; now: Date },
) {
  for (const { fromDay, toDay, filled = {}, signedIn = {}, ...terms } of seeds) {
    const endDate = toDay === undefined ? {} : { endDate: addDays(today, toDay) }
    const campaign = { ...terms, startDate: addDays(today, fromDay), ...endDate }
    const { campaignId } = campaign
    requireFit(staffCampaignCalls.saveCampaign, { campaign }, campaignFaults(campaign, ground))
    await writeCampaign(tx, corporationId, campaign, now)
    for (const [customerId, amount] of Object.entries(filled))
      await tx.query(FILLED, [corporationId, campaignId, customerId, amount])
    for (const [customerId, days] of Object.entries(signedIn))
      await tx.query(SIGNED, [corporationId, campaignId, customerId, today, days, now])
  }
}
