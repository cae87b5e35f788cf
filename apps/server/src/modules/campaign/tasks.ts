import type { campaign as calls } from '@comanda/contract/campaign'
import { money } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { CampaignDeps } from './deps.ts'
import { listRunning } from './list-running.ts'
import { campaignsOf, grantsOf } from './queries.ts'

const PROGRESS = {
  name: 'campaign_progress_of',
  text: `select campaign_id as "campaignId", round, filled from campaign_progress
    where corporation_id = $1 and customer_id = $2`,
}

/** A customer's progress by campaign. */
export async function progressOf(db: Queries, corporationId: number, customerId: number) {
  const { rows } = await db.query<{ campaignId: string; round: number; filled: number }>(PROGRESS, [
    corporationId,
    customerId,
  ])
  return new Map(rows.map(row => [row.campaignId, row]))
}

/** Gifts for opening a card. CARD-8 */
export const openCardList =
  (deps: CampaignDeps): Handler<typeof calls.queryOpenCardList> =>
  async (caller, { shopId }) => {
    const running = await listRunning(deps, caller, ['openCard'], shopId)
    const grants = await grantsOf(deps.db, caller.corporationId, caller.session.customerId)
    return { campaigns: running.map(({ shown }) => ({ ...shown, received: grants.has(shown.campaignId) })) }
  }

/** Gifts for cumulative spending, with the caller's progress. CARD-8 */
export const spendingGifts =
  (deps: CampaignDeps): Handler<typeof calls.queryCumulativeConsumeSendGift> =>
  async (caller, { shopId }) => {
    const { corporationId, session } = caller
    const running = await listRunning(deps, caller, ['spending'], shopId)
    const progress = await progressOf(deps.db, corporationId, session.customerId)
    const grants = await grantsOf(deps.db, corporationId, session.customerId)
    const campaigns = running.flatMap(({ shown, row }) => {
      const { rule } = row.terms
      if (rule.kind !== 'spending') return []
      const { threshold, repeats } = rule
      const { campaignId } = shown
      const own = progress.get(campaignId)
      const isDone = !repeats && (own?.round ?? 0) > 0
      const spent = money(isDone ? threshold : (own?.filled ?? 0))
      return [{ ...shown, threshold, repeats, spent, received: grants.get(campaignId)?.count ?? 0 }]
    })
    return { campaigns }
  }

/** Stamp cards. CARD-8 */
export const stampCards =
  (deps: CampaignDeps): Handler<typeof calls.queryStampCards> =>
  async (caller, { shopId }) => ({
    campaigns: (await listRunning(deps, caller, ['stamps'], shopId)).flatMap(({ shown, row }) => {
      const { rule } = row.terms
      return rule.kind === 'stamps'
        ? [{ ...shown, stamps: rule.stamps, minimum: rule.minimum, repeats: rule.repeats }]
        : []
    }),
  })

/** The caller's stamps. CARD-8 */
export const stampAccounts =
  (deps: CampaignDeps): Handler<typeof calls.queryStamps> =>
  async ({ corporationId, session }) => {
    const rows = await campaignsOf(deps.db, corporationId, ['stamps'])
    const progress = await progressOf(deps.db, corporationId, session.customerId)
    const grants = await grantsOf(deps.db, corporationId, session.customerId)
    const accounts = rows.flatMap(({ campaign_id: campaignId, terms: { rule } }) => {
      const own = progress.get(campaignId)
      if (!own || rule.kind !== 'stamps') return []
      const isDone = !rule.repeats && own.round > 0
      const collected = isDone ? rule.stamps : own.filled
      return [{ campaignId, collected, received: grants.get(campaignId)?.count ?? 0 }]
    })
    return { accounts }
  }

/** How often campaigns gave the caller something. CARD-8 */
export const participations =
  (deps: CampaignDeps): Handler<typeof calls.batchQuery> =>
  async ({ corporationId, session }, { campaignIds }) => {
    const grants = await grantsOf(deps.db, corporationId, session.customerId)
    return {
      participations: campaignIds.flatMap(campaignId => {
        const grant = grants.get(campaignId)
        return grant ? [{ campaignId, count: grant.count, lastAt: grant.lastAt.toISOString() }] : []
      }),
    }
  }
