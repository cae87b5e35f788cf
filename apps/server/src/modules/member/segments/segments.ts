import { segmentCalls as calls } from '@comanda/contract/member'
import { refuse } from '@comanda/contract/core'
import { writeStaffChange } from '../../../platform/audit-line.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand, saveAtRevision } from '../../../platform/save-at-revision.ts'
import type { MemberDeps } from '../deps.ts'
import type { MemberTables } from '../tables.ts'
import { countOfSegment } from './members-of.ts'
import { segmentsOf } from './queries.ts'

const MAX_SEGMENTS = 100

/** The brand's segments. CARD-15 */
export const listSegments =
  (deps: MemberDeps): Handler<typeof calls.segments> =>
  async ({ corporationId }) => ({
    segments: (await segmentsOf(deps.db, corporationId)).map(segment => ({ mark: revisionOf(segment), segment })),
  })

export const countSegment =
  (deps: MemberDeps): Handler<typeof calls.countSegment> =>
  async ({ corporationId }, { segmentId }) => {
    const count = await countOfSegment(deps, deps.db, corporationId, segmentId)
    return count === undefined ? refuse('notFound', { field: 'segmentId' }) : { count }
  }

/** Saves a segment. CARD-15, L2 */
export const saveSegment = (deps: MemberDeps): Handler<typeof calls.saveSegment> =>
  change(calls.saveSegment, deps, async (tx, caller, { mark: revision, segment: wanted }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const all = await segmentsOf(tx, corporationId)
    const before = all.find(one => one.segmentId === wanted.segmentId)
    const named = all.find(one => one.name.toLowerCase() === wanted.name.toLowerCase())
    if (named && named.segmentId !== wanted.segmentId) return refuse('segmentNameTaken', { field: 'segment.name' })
    if (!before && all.length >= MAX_SEGMENTS) return refuse('segmentsTooMany', { params: { most: MAX_SEGMENTS } })
    const at = new Date(deps.clock())
    const { segmentId, name } = wanted
    const values = { name, filter: JSON.stringify(wanted.filter) }
    const mark = await saveAtRevision(tx, caller, {
      what: 'memberSegment',
      subject: segmentId,
      revision,
      at,
      wanted,
      before,
      write: () =>
        tx
          .withTables<MemberTables>()
          .insertInto('member_segment')
          .values({ corporation_id: corporationId, segment_id: segmentId, ...values, created_at: at })
          .onConflict(on => on.columns(['corporation_id', 'segment_id']).doUpdateSet(values))
          .execute(),
    })
    return typeof mark === 'string' ? { mark, segment: wanted } : mark
  })

/** Removes a segment, which has no members from then on. CARD-15, L2 */
export const removeSegment = (deps: MemberDeps): Handler<typeof calls.removeSegment> =>
  change(calls.removeSegment, deps, async (tx, caller, { segmentId }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const [before] = await segmentsOf(tx, corporationId, [segmentId])
    if (!before) return refuse('notFound', { field: 'segmentId' })
    await tx
      .withTables<MemberTables>()
      .deleteFrom('member_segment')
      .where('corporation_id', '=', corporationId)
      .where('segment_id', '=', segmentId)
      .execute()
    await writeStaffChange(tx, caller, {
      what: 'memberSegment',
      subject: segmentId,
      before,
      at: new Date(deps.clock()),
    })
    return {}
  })
