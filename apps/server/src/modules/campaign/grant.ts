import { costOfReward, isEmptyReward, type Reward } from '@comanda/domain/campaign'
import { account, move, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { CampaignDeps } from './deps.ts'
import type { CampaignRow } from './tables.ts'

/** A reward to give. */
export interface RewardGrant {
  row: CampaignRow
  customerId: number
  /** What it is given for: each occasion is rewarded once per member and campaign. */
  occasion: string
  reward: Reward
  shopId: number
  /** The local day (YYYY-MM-DD). */
  day: string
  /** What earned it, for refunds: minor units, stamps, or 1. */
  weight?: number
}

const INSERT = {
  name: 'campaign_grant_insert',
  text: `insert into campaign_grant
      (corporation_id, campaign_id, customer_id, occasion, grant_id, reward, cost, weight, lost, missing, shop_id, day, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, 0, '{"bonus": 0, "coupons": 0}', $9, $10, $11) on conflict do nothing`,
}
/** Takes one grant and its cost from what the campaign may give: false under concurrency too when a cap would be exceeded. */
const TAKE = {
  name: 'campaign_take',
  text: `update campaign set granted = granted + 1, spent = spent + $3 where corporation_id = $1 and campaign_id = $2
    and granted < coalesce((terms ->> 'maxGrants')::bigint, granted + 1)
    and spent + $3 <= coalesce((terms ->> 'budget')::bigint, spent + $3)`,
}
const DROP = {
  name: 'campaign_grant_drop',
  text: 'delete from campaign_grant where corporation_id = $1 and grant_id = $2 and campaign_id = $3 and customer_id = $4',
}

async function give(tx: Tx, deps: CampaignDeps, grant: RewardGrant, grantId: string, months: number): Promise<void> {
  const { row, customerId, reward, shopId } = grant
  const { corporation_id: corporationId, campaign_id: campaignId } = row
  const at = deps.clock()
  const common = { corporationId, at: new Date(at), reference: grantId, shopId }
  const causeKey = `campaign:${grantId}`
  const points = { corporationId, customerId, points: reward.points, kind: 'pointsGiven' as const, at, shopId }
  if (reward.points > 0)
    await deps.givePoints(tx, { ...points, months, causeKey: `${causeKey}:points`, reference: grantId })
  const { currencyCode } = row.terms
  const card = reward.bonus > 0 ? await deps.bonusCardOf(tx, { corporationId, customerId, currencyCode }) : undefined
  if (card) {
    const entries = move(reward.bonus, account.brand('bonus'), account.cardGiven(card.cardId))
    await post(tx, { ...common, causeKey: `${causeKey}:bonus`, kind: 'bonusGiven', currencyCode, entries })
  }
  for (const { couponTemplateId, count } of reward.coupons)
    await deps.giveCoupons(tx, { corporationId, owner: `c:${customerId}`, couponTemplateId, count, source: campaignId })
}

/**
 * Gives a reward exactly once per occasion, within the caps of its campaign. `over`: a cap is reached and nothing was given.
 * CARD-8, M12
 */
export async function grantReward(
  tx: Tx,
  deps: CampaignDeps,
  grant: RewardGrant,
): Promise<'granted' | 'before' | 'over'> {
  const { row, customerId, occasion, reward, shopId, day, weight = 1 } = grant
  const { corporation_id: corporationId, campaign_id: campaignId, terms } = row
  if (isEmptyReward(reward)) return 'granted'
  const program = await deps.programAt(corporationId, shopId)
  const rule = program?.pointsRules.find(({ currency }) => currency.currencyCode === terms.currencyCode)
  const cost = costOfReward(reward, rule)
  await deps.lockPoints(tx, { corporationId, customerId })
  const grantId = uuidv7(deps.clock)
  const key = [corporationId, campaignId, customerId, occasion, grantId]
  const { count } = await tx.query(INSERT, [
    ...key,
    JSON.stringify(reward),
    cost,
    weight,
    shopId,
    day,
    new Date(deps.clock()),
  ])
  if (count === 0) return 'before'
  const taken = await tx.query(TAKE, [corporationId, campaignId, cost])
  if (taken.count === 0) {
    await tx.query(DROP, [corporationId, grantId, campaignId, customerId])
    return 'over'
  }
  await give(tx, deps, grant, grantId, program?.pointsMonths ?? 12)
  return 'granted'
}
