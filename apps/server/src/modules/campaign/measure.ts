import type { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { CampaignDeps } from './deps.ts'
import { campaignById } from './queries.ts'

const MEMBERS = {
  name: 'campaign_members',
  text: `select count(distinct customer_id)::int as members from campaign_grant where corporation_id = $1 and campaign_id = $2`,
}
/** Orders that counted, each once, less their refunds. */
const COUNTED = {
  name: 'campaign_counted',
  text: `select order_id as "orderId", max(amount - returned)::bigint as amount from campaign_part
    where corporation_id = $1 and campaign_id = $2 group by 1`,
}
const SOLD = {
  name: 'campaign_packages_sold',
  text: `select coalesce(sum(amount - returned_amount), 0)::bigint as amount,
      coalesce(sum((select sum((one ->> 'count')::int) from jsonb_array_elements(rights) one)), 0)::int as rights,
      coalesce(sum((select sum((one ->> 'used')::int) from jsonb_array_elements(rights) one)), 0)::int as used
    from rights_package where corporation_id = $1 and campaign_id = $2 and state <> 'awaitingPayment'`,
}
const DAYS = {
  name: 'campaign_days',
  text: `select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as granted, sum(cost)::bigint as cost from campaign_grant
    where corporation_id = $1 and campaign_id = $2 group by 1 order by 1 desc limit 30`,
}

const one = async <T>(db: Queries, query: { name: string; text: string }, values: unknown[]): Promise<Partial<T>> =>
  ((await db.query<T>(query, values)).rows[0] ?? {}) as Partial<T>

/** The revenue of orders that counted, and of those that used a coupon of the campaign. */
async function revenueOf(
  deps: CampaignDeps,
  corporationId: number,
  campaignId: string,
  couponOrders: readonly string[],
) {
  const { rows } = await deps.db.query<{ orderId: string; amount: number }>(COUNTED, [corporationId, campaignId])
  const counted = new Set(rows.map(({ orderId }) => orderId))
  const others = couponOrders.filter(orderId => !counted.has(orderId))
  return rows.reduce((sum, { amount }) => sum + amount, 0) + (await deps.totalOf(deps.db, corporationId, others))
}

/** The rewards and revenue of a campaign. CARD-8 */
export const campaignReport =
  (deps: CampaignDeps): Handler<typeof calls.campaignReport> =>
  async ({ corporationId }, { campaignId }) => {
    const { db } = deps
    const row = await campaignById(db, corporationId, campaignId)
    const shops = await deps.shopsOf(corporationId)
    const currency = shops.find(shop => shop.currency.currencyCode === row?.terms.currencyCode)?.currency
    if (!row || !currency) return refuse('notFound', { field: 'campaignId' })
    const key = [corporationId, campaignId]
    const { members = 0 } = await one<{ members: number }>(db, MEMBERS, key)
    const sold = await one<{ amount: number; rights: number; used: number }>(db, SOLD, key)
    const uses = await deps.usesOf(db, corporationId, campaignId)
    const revenue = await revenueOf(deps, corporationId, campaignId, uses.orderIds)
    const days = await db.query<{ day: string; granted: number; cost: number }>(DAYS, key)
    return {
      currency,
      members,
      granted: row.granted,
      coupons: uses.given,
      redeemed: uses.orderIds.length,
      rights: sold.rights ?? 0,
      rightsUsed: sold.used ?? 0,
      cost: money(row.spent),
      revenue: money(revenue + (sold.amount ?? 0)),
      days: days.rows.map(day => ({ ...day, cost: money(day.cost) })),
    }
  }
