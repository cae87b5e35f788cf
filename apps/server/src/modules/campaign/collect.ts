import { campaign as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import { birthdayYear } from '@comanda/domain/campaign'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Guest, type Handler } from '../../platform/http/index.ts'
import type { CampaignDeps } from './deps.ts'
import { grantReward } from './grant.ts'
import { listRunning } from './list-running.ts'
import { runningAt } from './place.ts'
import { rewardShown } from './present.ts'
import { reaches } from './reach.ts'
import { campaignById } from './queries.ts'
import type { CampaignRow } from './tables.ts'

type CollectState = 'open' | 'collected' | 'notNow' | 'birthdayMissing' | 'memberOnly'

const TAKEN = {
  name: 'campaign_collected',
  text: `select campaign_id || '/' || occasion as key from campaign_grant where corporation_id = $1 and customer_id = $2
    and (occasion = 'collect' or occasion like 'year:%')`,
}

const takenBy = async (db: Queries, corporationId: number, customerId: number) => {
  const { rows } = await db.query<{ key: string }>(TAKEN, [corporationId, customerId])
  return new Set(rows.map(({ key }) => key))
}

/** What a campaign would be collected for on a day; undefined outside the time around the birthday. */
function occasionOf({ terms: { rule } }: CampaignRow, birthday: string, date: string): string | undefined {
  if (rule.kind !== 'birthday') return 'collect'
  const year = birthdayYear(birthday, date, rule)
  return year === undefined ? undefined : `year:${year}`
}

/** Gifts to collect, and whether the caller can collect them. CARD-8 */
export const collectList =
  (deps: CampaignDeps): Handler<typeof calls.queryCollectList> =>
  async (caller, { shopId }) => {
    const { corporationId, session } = caller
    const { customerId } = session
    const running = await listRunning(deps, caller, ['collect', 'birthday'], shopId)
    if (running.length === 0) return { campaigns: [] }
    const birthday = customerId > 0 ? await deps.birthdayOf(deps.db, { corporationId, customerId }) : ''
    const taken = await takenBy(deps.db, corporationId, customerId)
    const stateOf = ({ row, at }: (typeof running)[number]): CollectState => {
      if (!session.isMember) return 'memberOnly'
      if (row.kind === 'birthday' && birthday === '') return 'birthdayMissing'
      const occasion = occasionOf(row, birthday, at.date)
      if (occasion === undefined) return 'notNow'
      return taken.has(`${row.campaign_id}/${occasion}`) ? 'collected' : 'open'
    }
    return {
      campaigns: running.map(one => ({
        ...one.shown,
        kind: one.row.kind === 'birthday' ? ('birthday' as const) : ('collect' as const),
        state: stateOf(one),
      })),
    }
  }

async function collectOnce(tx: Tx, deps: CampaignDeps, caller: Guest, campaignId: string) {
  const { corporationId, session, language } = caller
  const { customerId } = session
  const row = await campaignById(tx, corporationId, campaignId)
  const canCollect = row?.kind === 'collect' || row?.kind === 'birthday'
  const isOpen = canCollect && (await reaches(deps, tx, { corporationId, customerId }, row))
  const at = isOpen ? await runningAt(deps, corporationId, row.terms) : undefined
  if (!row || !at) return refuse('campaignOver', { field: 'campaignId' })
  const birthday = row.kind === 'birthday' ? await deps.birthdayOf(tx, { corporationId, customerId }) : ''
  const occasion = occasionOf(row, birthday, at.date)
  if (occasion === undefined) return refuse('birthdayNotNow', { field: 'campaignId' })
  const { reward } = row.terms
  const done = await grantReward(tx, deps, {
    row,
    customerId,
    occasion,
    reward,
    shopId: at.shop.shopId,
    day: at.date,
  })
  if (done === 'over') return refuse('campaignOver', { field: 'campaignId' })
  if (done === 'before') return refuse('campaignCollected', { field: 'campaignId' })
  const names = new Map((await deps.templatesOf(tx, corporationId)).map(one => [one.couponTemplateId, one.name]))
  return { received: rewardShown(reward, names, language) }
}

/** Collects a gift: once per member, a birthday gift once per year. CARD-8 */
export const collect = (deps: CampaignDeps): Handler<typeof calls.collect> =>
  change(calls.collect, deps, (tx, caller, { campaignId }) => collectOnce(tx, deps, caller, campaignId))
