import { campaign as calls } from '@comanda/contract/campaign'
import { refuse } from '@comanda/contract/core'
import {
  dayInRound,
  isEmptyReward,
  type Reward,
  type SignedIn,
  streakAfter,
  streakOn,
  streakReached,
} from '@comanda/domain/campaign'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { change, type Guest, type Handler } from '../../platform/http/index.ts'
import type { CampaignDeps } from './deps.ts'
import { grantReward } from './grant.ts'
import { listRunning } from './list-running.ts'
import { runningAt } from './place.ts'
import { rewardShown } from './present.ts'
import { reaches } from './reach.ts'
import { campaignById, isOver } from './queries.ts'
import type { CampaignRow } from './tables.ts'

/** The days shown: five weeks. */
const SHOWN_DAYS = 35

const DAYS = {
  name: 'campaign_sign_in_days',
  text: `select to_char(day, 'YYYY-MM-DD') as date, streak from campaign_sign_in
    where corporation_id = $1 and campaign_id = $2 and customer_id = $3 order by day desc limit ${SHOWN_DAYS}`,
}
const INSERT = {
  name: 'campaign_sign_in_insert',
  text: `insert into campaign_sign_in (corporation_id, campaign_id, customer_id, day, streak, at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
}

const daysOf = async (db: Queries, corporationId: number, campaignId: string, customerId: number) =>
  customerId <= 0 ? [] : (await db.query<SignedIn>(DAYS, [corporationId, campaignId, customerId])).rows

/** Sign-in campaigns with the caller's days. CARD-8 */
export const signInRecords =
  (deps: CampaignDeps): Handler<typeof calls.getSignInRecords> =>
  async (caller, { shopId }) => {
    const { corporationId, session, language } = caller
    const campaigns = []
    for (const { row, shown, names } of await listRunning(deps, caller, ['signIn'], shopId)) {
      const { rule } = row.terms
      const own = await runningAt(deps, corporationId, row.terms)
      if (rule.kind !== 'signIn' || !own) continue
      const days = await daysOf(deps.db, corporationId, row.campaign_id, session.customerId)
      const streak = streakOn(days[0], own.date)
      campaigns.push({
        ...shown,
        today: own.date,
        signedToday: days[0]?.date === own.date,
        streak,
        dayInRound: dayInRound(rule.streaks, streak),
        streaks: rule.streaks
          .toSorted((a, b) => a.days - b.days)
          .map(one => ({ days: one.days, reward: rewardShown(one.reward, names, language) })),
        days: days.map(({ date }) => date),
      })
    }
    return { campaigns }
  }

interface Day {
  date: string
  streak: number
  shopId: number
}

/** Gives the daily reward and that of a streak which is complete; answers what was given. */
async function reward(tx: Tx, deps: CampaignDeps, row: CampaignRow, customerId: number, { date, streak, shopId }: Day) {
  const { rule, reward: daily } = row.terms
  const reached = rule.kind === 'signIn' ? streakReached(rule.streaks, streak) : undefined
  const rewards: Reward[] = []
  const due = [
    { reward: daily, occasion: `day:${date}` },
    ...(reached ? [{ reward: reached.reward, occasion: `streak:${date}:${reached.days}` }] : []),
  ]
  for (const one of due) {
    if (isEmptyReward(one.reward)) continue
    const done = await grantReward(tx, deps, { ...one, row, customerId, shopId, day: date })
    if (done === 'granted') rewards.push(one.reward)
  }
  return rewards
}

async function runningSignIn(tx: Tx, deps: CampaignDeps, caller: Guest, campaignId: string) {
  const { corporationId, session } = caller
  const row = await campaignById(tx, corporationId, campaignId)
  const member = { corporationId, customerId: session.customerId }
  const isOpen = row?.kind === 'signIn' && (await reaches(deps, tx, member, row))
  const at = isOpen ? await runningAt(deps, corporationId, row.terms) : undefined
  return row && at && { row, at }
}

async function signInOnce(tx: Tx, deps: CampaignDeps, caller: Guest, campaignId: string) {
  const { corporationId, session, language } = caller
  const { customerId } = session
  const running = await runningSignIn(tx, deps, caller, campaignId)
  if (!running) return refuse('campaignOver', { field: 'campaignId' })
  const { row, at } = running
  const [last] = await daysOf(tx, corporationId, campaignId, customerId)
  const before = last?.date === at.date ? last : undefined
  if (!before && isOver(row)) return refuse('campaignOver', { field: 'campaignId' })
  const streak = before?.streak ?? streakAfter(last, at.date)
  const key = [corporationId, campaignId, customerId, at.date, streak]
  const isNew = !before && (await tx.query(INSERT, [...key, new Date(deps.clock())])).count > 0
  const day = { date: at.date, streak, shopId: at.shop.shopId }
  const rewards = isNew ? await reward(tx, deps, row, customerId, day) : []
  const names = new Map((await deps.templatesOf(tx, corporationId)).map(one => [one.couponTemplateId, one.name]))
  return { date: at.date, streak, received: rewards.map(one => rewardShown(one, names, language)) }
}

/** Signs a member in for today, by the day of the campaign's first store: once per day. CARD-8 */
export const signIn = (deps: CampaignDeps): Handler<typeof calls.signIn> =>
  change(calls.signIn, deps, (tx, caller, { campaignId }) => signInOnce(tx, deps, caller, campaignId))
