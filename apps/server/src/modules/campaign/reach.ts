import type { Queries } from '../../platform/db/index.ts'
import type { CampaignDeps } from './deps.ts'
import type { CampaignRow } from './tables.ts'

interface Member {
  corporationId: number
  /** 0 for a guest, whom no campaign with a segment reaches. */
  customerId: number
}

/** The campaigns that reach a member now: those for everybody, and those whose segment the member is in. CARD-19 */
export async function reaching(
  { segmentsOf }: Pick<CampaignDeps, 'segmentsOf'>,
  db: Queries,
  member: Member,
  rows: readonly CampaignRow[],
): Promise<CampaignRow[]> {
  const named = [...new Set(rows.flatMap(({ terms }) => terms.segmentId ?? []))]
  const held = named.length > 0 && member.customerId > 0 ? await segmentsOf(db, member, named) : []
  return rows.filter(({ terms: { segmentId } }) => segmentId === undefined || held.includes(segmentId))
}

/** Whether a campaign reaches a member now. CARD-19 */
export const reaches = async (
  deps: Pick<CampaignDeps, 'segmentsOf'>,
  db: Queries,
  member: Member,
  row: CampaignRow,
): Promise<boolean> => (await reaching(deps, db, member, [row])).length > 0
