import { campaign as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import { readableId } from '../../platform/ids.ts'
import type { EarningOrder } from '../../ports/order.ts'
import type { CampaignDeps } from './deps.ts'
import { grantReward } from './grant.ts'
import { listRunning } from './list-running.ts'
import { insertPart } from './parts.ts'
import { runningAt } from './place.ts'
import { rewardShown } from './present.ts'
import { reaching } from './reach.ts'
import type { CampaignRow } from './tables.ts'

/** Ten characters of 32: unguessable, and short enough to type. */
const CODE_SIGNS = 10

const FIRST = {
  name: 'referral_first_order',
  text: `update referral set order_id = $3 where corporation_id = $1 and friend_id = $2 and order_id is null
    returning referrer_id as "referrerId"`,
}

/**
 * Rewards an invited friend's first paid order: the member who invited, and the friend. Once per friend. A segment is that of the
 * member who invited. CARD-8, CARD-19
 */
export async function rewardReferral(
  tx: Tx,
  deps: CampaignDeps,
  order: EarningOrder,
  referrals: readonly CampaignRow[],
): Promise<void> {
  const { corporationId, customerId, orderId, shopId } = order
  const { rows } = await tx.query<{ referrerId: number }>(FIRST, [corporationId, customerId, orderId])
  const [match] = rows
  if (!match) return
  const referrer = { corporationId, customerId: match.referrerId }
  for (const row of await reaching(deps, tx, referrer, referrals)) {
    const { rule, reward } = row.terms
    const at = await runningAt(deps, corporationId, row.terms, shopId)
    if (!at || rule.kind !== 'referral') continue
    const both = [
      { customerId: match.referrerId, reward, occasion: `friend:${customerId}` },
      { customerId, reward: rule.friendReward, occasion: 'invited' },
    ]
    for (const one of both) {
      const weight = order.amount
      const granted = await grantReward(tx, deps, { ...one, row, shopId, day: at.date, weight })
      if (granted === 'granted') await insertPart(tx, order, { ...one, campaignId: row.campaign_id, weight })
    }
  }
}

const OPEN = {
  name: 'referral_code_open',
  text: `insert into referral_code (corporation_id, customer_id, code, created_at) values ($1, $2, $3, $4)
    on conflict (corporation_id, customer_id) do update set code = referral_code.code returning code`,
}
const INVITED = {
  name: 'referral_invited',
  text: `select count(*)::int as invited, (count(*) filter (where order_id is not null))::int as rewarded from referral
    where corporation_id = $1 and referrer_id = $2`,
}

/** The caller's code, made at the first request, and who joined with it. */
export const queryReferral =
  (deps: CampaignDeps): Handler<typeof calls.queryReferral> =>
  async (caller, { shopId }) => {
    const { corporationId, session, language } = caller
    const running = await listRunning(deps, caller, ['referral'], shopId)
    const campaigns = running.map(({ shown, row, names }) => {
      const { rule, reward } = row.terms
      const friend = rule.kind === 'referral' ? rule.friendReward : reward
      return { ...shown, friendReward: rewardShown(friend, names, language) }
    })
    const key = [corporationId, session.customerId]
    const opening = [...key, readableId(CODE_SIGNS), new Date(deps.clock())]
    const opened = await deps.db.inTx(tx => tx.query<{ code: string }>(OPEN, opening))
    const counts = await deps.db.query<{ invited: number; rewarded: number }>(INVITED, key)
    const { invited = 0, rewarded = 0 } = counts.rows[0] ?? {}
    return { campaigns, code: opened.rows[0]?.code ?? '', invited, rewarded }
  }

const REFERRER = {
  name: 'referral_code_owner',
  text: 'select customer_id as "customerId" from referral_code where corporation_id = $1 and code = $2',
}
const ACCEPT = {
  name: 'referral_accept',
  text: `insert into referral (corporation_id, friend_id, referrer_id, at) values ($1, $2, $3, $4) on conflict do nothing`,
}

/** A new member accepts an invitation, once, before their first paid order; never their own. CARD-8 */
export const acceptReferral = (deps: CampaignDeps): Handler<typeof calls.acceptReferral> =>
  change(calls.acceptReferral, deps, async (tx, { corporationId, session: { customerId } }, { code }) => {
    const { rows } = await tx.query<{ customerId: number }>(REFERRER, [corporationId, code.trim().toUpperCase()])
    const [referrer] = rows
    if (!referrer) return refuse('referralWrong', { field: 'code' })
    if (referrer.customerId === customerId) return refuse('referralOwn', { field: 'code' })
    if (await deps.hasPaidOrder(tx, { corporationId, customerId })) return refuse('referralTooLate', { field: 'code' })
    const key = [corporationId, customerId, referrer.customerId]
    const { count } = await tx.query(ACCEPT, [...key, new Date(deps.clock())])
    return { accepted: count > 0 }
  })
