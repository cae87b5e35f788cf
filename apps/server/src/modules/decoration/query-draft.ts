import type { staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { refuse } from '@comanda/contract/core'
import type { Handler } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import type { Deps } from './deps.ts'
import { draftOf } from './draft.ts'
import { schedulesOf } from './schedule.ts'

/** The draft of a brand's pages with everything its editor needs. DECO-1 */
export const decorationDraft =
  (deps: Deps): Handler<typeof calls.decorationDraft> =>
  async ({ corporationId, shop }) => {
    const [draft, schedules, languages, timeZone] = await Promise.all([
      draftOf(deps.db, corporationId),
      schedulesOf(deps.db, corporationId),
      deps.languagesOf(corporationId),
      deps.timeZoneOf(shop),
    ])
    if (timeZone === undefined) return refuse('notFound', { field: 'shopId' })
    return {
      mark: String(draft.revision),
      corporationId,
      version: draft.version,
      pages: draft.pages.map(page => ({ mark: revisionOf(page), page })),
      changed: revisionOf(draft.pages) !== revisionOf(draft.published),
      updatedBy: draft.updatedBy,
      scheduled: schedules.map(row => ({
        scheduleId: row.schedule_id,
        publishAt: row.publish_at.toISOString(),
        by: row.by_name,
        note: row.note,
      })),
      languages,
      pictureHost: deps.pictureHost,
      timeZone,
    }
  }
