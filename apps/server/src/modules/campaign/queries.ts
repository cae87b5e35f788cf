import type { CampaignKind } from '@comanda/domain/campaign'
import type { Queries } from '../../platform/db/index.ts'
import type { CampaignRow } from './tables.ts'

const SELECT = `select corporation_id, campaign_id, kind, terms, granted, spent, created_at from campaign
  where corporation_id = $1`
const ALL = { name: 'campaigns', text: `${SELECT} order by created_at desc, campaign_id` }
const OF_KINDS = { name: 'campaigns_of_kinds', text: `${SELECT} and kind = any($2) order by created_at, campaign_id` }
const ONE = { name: 'campaign', text: `${SELECT} and campaign_id = $2` }

/** All campaigns of a brand, the newest first. */
export const allCampaigns = async (db: Queries, corporationId: number): Promise<CampaignRow[]> =>
  (await db.query<CampaignRow>(ALL, [corporationId])).rows

/** The campaigns of some kinds, the oldest first. */
export const campaignsOf = async (
  db: Queries,
  corporationId: number,
  kinds: readonly CampaignKind[],
): Promise<CampaignRow[]> => (await db.query<CampaignRow>(OF_KINDS, [corporationId, kinds])).rows

export const campaignById = async (
  db: Queries,
  corporationId: number,
  campaignId: string,
): Promise<CampaignRow | undefined> => (await db.query<CampaignRow>(ONE, [corporationId, campaignId])).rows[0]

/** Whether a campaign has given all it may give. */
export const isOver = ({ granted, spent, terms: { maxGrants, budget } }: CampaignRow): boolean =>
  (maxGrants !== undefined && granted >= maxGrants) || (budget !== undefined && spent >= budget)

const GRANTS = {
  name: 'campaign_grants_of',
  text: `select campaign_id as "campaignId", count(*)::int as count, max(at) as "lastAt" from campaign_grant
    where corporation_id = $1 and customer_id = $2 group by 1`,
}

/** How often each campaign gave a customer something, and when last. */
export async function grantsOf(db: Queries, corporationId: number, customerId: number) {
  if (customerId <= 0) return new Map<string, { count: number; lastAt: Date }>()
  const { rows } = await db.query<{ campaignId: string; count: number; lastAt: Date }>(GRANTS, [
    corporationId,
    customerId,
  ])
  return new Map(rows.map(row => [row.campaignId, row]))
}
