import { weightLost } from '@comanda/domain/campaign'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { ReturnedOrder } from './parts.ts'
import type { CampaignDeps } from './deps.ts'
import { campaignById } from './queries.ts'
import type { PartRow } from './tables.ts'
import { lockGrant, takeGrantBack } from './take-back.ts'

const PARTS = {
  name: 'campaign_parts_of_order',
  text: `select * from campaign_part where corporation_id = $1 and order_id = $2
    order by campaign_id, customer_id, occasion for update`,
}
const ONCE = {
  name: 'campaign_return_once',
  text: 'insert into done_key (corporation_id, key, at) values ($1, $2, $3) on conflict do nothing',
}
const LOSE = {
  name: 'campaign_part_lose',
  text: `update campaign_part set lost = $6, returned = $7
    where corporation_id = $1 and order_id = $2 and campaign_id = $3 and customer_id = $4 and occasion = $5`,
}
const LESS = {
  name: 'campaign_progress_less',
  text: `update campaign_progress set filled = greatest(0, filled - $5)
    where corporation_id = $1 and campaign_id = $2 and customer_id = $3 and 'round:' || round = $4`,
}

async function returnPart(tx: Tx, deps: CampaignDeps, part: PartRow, amount: number): Promise<void> {
  const { corporation_id: corporationId, campaign_id: campaignId, customer_id: customerId, occasion } = part
  const row = await campaignById(tx, corporationId, campaignId)
  if (!row) return
  const returned = Math.min(part.amount, part.returned + amount)
  const lost = Math.max(part.lost, weightLost(row.terms.rule, part.weight, money(part.amount), money(returned)))
  await tx.query(LOSE, [corporationId, part.order_id, campaignId, customerId, occasion, lost, returned])
  const more = lost - part.lost
  if (more === 0) return
  const grant = await lockGrant(tx, { corporationId, campaignId, customerId, occasion })
  if (grant) await takeGrantBack(tx, deps, grant, more)
  else await tx.query(LESS, [corporationId, campaignId, customerId, occasion, more])
}

/**
 * Takes back what a refunded order had counted: its share of the rewards it earned, or its part of the unfinished round. Once per
 * `causeKey`; partial refunds add up to the whole. M10
 */
export async function returnOrder(tx: Tx, deps: CampaignDeps, returned: ReturnedOrder): Promise<void> {
  const { corporationId, orderId, causeKey, amount, at } = returned
  const { rows } = await tx.query<PartRow>(PARTS, [corporationId, orderId])
  if (rows.length === 0 || amount <= 0) return
  const { count } = await tx.query(ONCE, [corporationId, `campaign-returned:${causeKey}`, new Date(at)])
  if (count === 0) return
  for (const part of rows) await returnPart(tx, deps, part, amount)
}
