import { fillRounds, isCounting, roundSize, weightOf } from '@comanda/domain/campaign'
import type { Tx } from '../../platform/db/index.ts'
import type { EarningOrder } from '../../ports/order.ts'
import type { CampaignDeps } from './deps.ts'
import { grantReward } from './grant.ts'
import { insertPart, roundOccasion } from './parts.ts'
import { runningAt, type RunningAt } from './place.ts'
import { reaching } from './reach.ts'
import { campaignsOf, isOver } from './queries.ts'
import { rewardReferral } from './referral.ts'
import type { CampaignRow } from './tables.ts'

const PROGRESS = {
  name: 'campaign_progress_lock',
  text: `insert into campaign_progress (corporation_id, campaign_id, customer_id, round, filled) values ($1, $2, $3, 0, 0)
    on conflict (corporation_id, campaign_id, customer_id) do update set filled = campaign_progress.filled
    returning round, filled`,
}
const SAVE = {
  name: 'campaign_progress_save',
  text: `update campaign_progress set round = $4, filled = $5
    where corporation_id = $1 and campaign_id = $2 and customer_id = $3`,
}
const COUNTED = {
  name: 'campaign_part_counted',
  text: `select 1 from campaign_part where corporation_id = $1 and order_id = $2 and campaign_id = $3 and customer_id = $4
    limit 1`,
}

/** Counts an order toward one campaign, once, under the lock of the member's progress. */
async function countOne(tx: Tx, deps: CampaignDeps, row: CampaignRow, order: EarningOrder, { date }: RunningAt) {
  const { terms, campaign_id: campaignId } = row
  if (!isCounting(terms.rule)) return
  const { corporationId, customerId, orderId, shopId } = order
  const weight = weightOf(terms.rule, order.amount)
  if (weight === 0 || isOver(row)) return
  const key = [corporationId, campaignId, customerId]
  const { rows } = await tx.query<{ round: number; filled: number }>(PROGRESS, key)
  const [start = { round: 0, filled: 0 }] = rows
  if ((await tx.query(COUNTED, [corporationId, orderId, campaignId, customerId])).count > 0) return
  const size = roundSize(terms.rule)
  const { parts, round, filled } = fillRounds(start, weight, { size, repeats: terms.rule.repeats })
  for (const part of parts)
    await insertPart(tx, order, { campaignId, customerId, occasion: roundOccasion(part.round), weight: part.weight })
  await tx.query(SAVE, [...key, round, filled])
  for (let full = start.round; full < round; full += 1) {
    const grant = {
      row,
      customerId,
      occasion: roundOccasion(full),
      reward: terms.reward,
      shopId,
      day: date,
      weight: size,
    }
    if ((await grantReward(tx, deps, grant)) === 'over') return
  }
}

/**
 * Counts a paid order of a member toward spending and stamps, and rewards who invited them if it is their first. `amount` is what
 * earns, minor units. CARD-8
 */
export async function countOrder(tx: Tx, deps: CampaignDeps, order: EarningOrder): Promise<void> {
  if (order.amount <= 0) return
  const rows = await campaignsOf(tx, order.corporationId, ['spending', 'stamps', 'referral'])
  const counting = rows.filter(({ kind }) => kind !== 'referral')
  for (const row of await reaching(deps, tx, order, counting)) {
    const at = await runningAt(deps, order.corporationId, row.terms, order.shopId)
    if (at) await countOne(tx, deps, row, order, at)
  }
  const referrals = rows.filter(({ kind }) => kind === 'referral')
  if (referrals.length > 0) await rewardReferral(tx, deps, order, referrals)
}
