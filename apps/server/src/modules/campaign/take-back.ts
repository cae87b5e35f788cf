import { costOfReward, type Reward, rewardBack } from '@comanda/domain/campaign'
import { money } from '@comanda/domain/money'
import { account, lockBalances, move, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { CampaignDeps } from './deps.ts'
import { campaignById } from './queries.ts'
import type { CampaignRow, GrantRow, Missing } from './tables.ts'

interface GrantAt {
  corporationId: number
  campaignId: string
  customerId: number
  occasion: string
}

const LOCK = {
  name: 'campaign_grant_lock',
  text: `select * from campaign_grant where corporation_id = $1 and campaign_id = $2 and customer_id = $3 and occasion = $4
    for update`,
}
const LOSE = {
  name: 'campaign_grant_lose',
  text: `update campaign_grant set lost = $5, missing = $6
    where corporation_id = $1 and campaign_id = $2 and customer_id = $3 and occasion = $4`,
}
const FREE = {
  name: 'campaign_free',
  text: `update campaign set spent = greatest(0, spent - $3) where corporation_id = $1 and campaign_id = $2`,
}

/** A grant, locked until the transaction ends. */
export const lockGrant = async (tx: Tx, at: GrantAt): Promise<GrantRow | undefined> =>
  (await tx.query<GrantRow>(LOCK, [at.corporationId, at.campaignId, at.customerId, at.occasion])).rows[0]

/** Takes bonus off the card as far as bonus is left on it; answers how much was taken. M4 */
async function takeBonus(
  tx: Tx,
  deps: CampaignDeps,
  grant: GrantRow,
  { bonus, causeKey, currencyCode }: { bonus: number; causeKey: string; currencyCode: string },
): Promise<number> {
  const { corporation_id: corporationId, customer_id: customerId } = grant
  const card = bonus > 0 ? await deps.bonusCardOf(tx, { corporationId, customerId, currencyCode }) : undefined
  if (!card) return 0
  const own = account.cardGiven(card.cardId)
  const [remaining = 0] = await lockBalances(tx, corporationId, [own])
  const taken = Math.min(remaining, bonus)
  if (taken === 0) return 0
  await post(tx, {
    corporationId,
    causeKey: `${causeKey}:bonus`,
    kind: 'bonusTakenBack',
    currencyCode,
    entries: move(taken, own, account.brand('bonus')),
    reference: grant.grant_id,
    at: new Date(deps.clock()),
  })
  return taken
}

/** Takes coupons back as far as they are unused; answers each with the number taken. */
async function takeCoupons(tx: Tx, deps: CampaignDeps, grant: GrantRow, coupons: Reward['coupons']) {
  const { corporation_id: corporationId, customer_id: customerId, campaign_id: source } = grant
  const taken: Reward['coupons'] = []
  for (const coupon of coupons) {
    const { couponTemplateId, count } = coupon
    const input = { corporationId, owner: `c:${customerId}`, couponTemplateId, count, source }
    taken.push({ ...coupon, count: await deps.takeCouponsBack(tx, input) })
  }
  return taken
}

const countOf = (coupons: Reward['coupons']): number => coupons.reduce((sum, { count }) => sum + count, 0)

/** Points that were spent become a debt, which later points settle; bonus and coupons that were spent are recorded as missing. */
async function take(tx: Tx, deps: CampaignDeps, row: CampaignRow, grant: GrantRow, lost: number): Promise<Missing> {
  const { corporation_id: corporationId, customer_id: customerId, grant_id: reference } = grant
  const returned = rewardBack(grant.reward, grant.weight, grant.lost, lost)
  const causeKey = `campaign-back:${reference}:${lost}`
  const points = { corporationId, customerId, points: returned.points, at: deps.clock(), reference }
  await deps.takePointsBack(tx, { ...points, causeKey: `${causeKey}:points` })
  const { currencyCode } = row.terms
  const bonus = await takeBonus(tx, deps, grant, { bonus: returned.bonus, causeKey, currencyCode })
  const coupons = await takeCoupons(tx, deps, grant, returned.coupons)
  const program = await deps.programAt(corporationId, grant.shop_id ?? undefined)
  const rule = program?.pointsRules.find(({ currency }) => currency.currencyCode === currencyCode)
  const cost = costOfReward({ points: returned.points, bonus: money(bonus), coupons }, rule)
  await tx.query(FREE, [corporationId, grant.campaign_id, Math.min(cost, grant.cost)])
  return {
    bonus: grant.missing.bonus + returned.bonus - bonus,
    coupons: grant.missing.coupons + countOf(returned.coupons) - countOf(coupons),
  }
}

/**
 * Revokes the part of a grant that was earned by refunded amounts: `lost` of its weight more. Never below zero; the missing part
 * is recorded. M4, M10
 */
export async function takeGrantBack(tx: Tx, deps: CampaignDeps, grant: GrantRow, lost: number): Promise<void> {
  const until = Math.min(grant.weight, grant.lost + lost)
  if (until <= grant.lost) return
  const { corporation_id: corporationId, campaign_id: campaignId, customer_id: customerId, occasion } = grant
  await deps.lockPoints(tx, { corporationId, customerId })
  const row = await campaignById(tx, corporationId, campaignId)
  if (!row) return
  const missing = await take(tx, deps, row, grant, until)
  await tx.query(LOSE, [corporationId, campaignId, customerId, occasion, until, JSON.stringify(missing)])
}
