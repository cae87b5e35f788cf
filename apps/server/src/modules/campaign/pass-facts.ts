import type { Campaign } from '@comanda/domain/campaign'
import type { PassFacts } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import { campaignById, grantsOf, isOver } from './queries.ts'
import { progressOf } from './tasks.ts'

const COLOR = '#14532d'
const LAST_DAY_MS = 36 * 3_600_000

type StampRule = Extract<Campaign['rule'], { kind: 'stamps' }>

/** The stamps on the current card; a card that is given once stays full. */
function standingOf(rule: StampRule, own: { round: number; filled: number } | undefined) {
  const isDone = !rule.repeats && (own?.round ?? 0) > 0
  return { isDone, collected: isDone ? rule.stamps : (own?.filled ?? 0) }
}

const endOf = (endDate: string | undefined): number | undefined =>
  endDate === undefined ? undefined : Date.parse(`${endDate}T00:00:00Z`) + LAST_DAY_MS

/** What a pass shows of a member's stamps; the number of the member card identifies them. CARD-9 */
export async function stampPassFacts(
  db: Queries,
  { corporationId, customerId, cardNo }: { corporationId: number; customerId: number; cardNo: string },
  campaignId: string,
  now: number,
): Promise<PassFacts | undefined> {
  const row = await campaignById(db, corporationId, campaignId)
  if (row?.terms.rule.kind !== 'stamps') return undefined
  const { rule, name, description, endDate, enabled } = row.terms
  const { isDone, collected } = standingOf(rule, (await progressOf(db, corporationId, customerId)).get(campaignId))
  const grants = await grantsOf(db, corporationId, customerId)
  const expiresAt = endOf(endDate)
  return {
    kind: 'COLLECT_POINT',
    name,
    groupId: campaignId,
    color: COLOR,
    isOver: !enabled || isOver(row) || isDone || (expiresAt ?? Infinity) <= now,
    ...(expiresAt !== undefined && { expiresAt }),
    cardNo,
    collected,
    stamps: rule.stamps,
    received: grants.get(campaignId)?.count ?? 0,
    description,
  }
}
