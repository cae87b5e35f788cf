import type { CampaignKind } from '@comanda/domain/campaign'
import type { Guest } from '../../platform/http/index.ts'
import type { CampaignDeps } from './deps.ts'
import { type RunningAt, runningAt } from './place.ts'
import { campaignShown, type CouponNames } from './present.ts'
import { reaching } from './reach.ts'
import { campaignsOf } from './queries.ts'
import type { CampaignRow } from './tables.ts'

/** A campaign that runs now, as a guest sees it. */
export interface Running {
  row: CampaignRow
  shown: ReturnType<typeof campaignShown>
  at: RunningAt
  names: CouponNames
}

/** The campaigns of some kinds that run at a store today, or at any store, and reach the caller. CARD-8, CARD-19 */
export async function listRunning(
  deps: CampaignDeps,
  { corporationId, language, session }: Guest,
  kinds: readonly CampaignKind[],
  shopId?: number,
): Promise<Running[]> {
  const member = { corporationId, customerId: session.isMember ? session.customerId : 0 }
  const rows = await reaching(deps, deps.db, member, await campaignsOf(deps.db, corporationId, kinds))
  if (rows.length === 0) return []
  const templates = await deps.templatesOf(deps.db, corporationId)
  const names = new Map(templates.map(one => [one.couponTemplateId, one.name]))
  const running = await Promise.all(
    rows.map(async row => {
      const at = await runningAt(deps, corporationId, row.terms, shopId)
      return at ? [{ row, at, names, shown: campaignShown(row, at.shop.currency, names, language) }] : []
    }),
  )
  return running.flat()
}
