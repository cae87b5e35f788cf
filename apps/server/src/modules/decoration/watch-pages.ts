import type { Queries } from '../../platform/db/index.ts'
import { hasRight } from '../../platform/http/index.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { Plans } from './plan.ts'

/** `decoration:pages`: the published pages, readable by everyone. */
export const PAGES_TOPIC = 'pages'
/** `decoration:draft`: the draft, for consoles. */
export const DRAFT_TOPIC = 'draft'

const DRAFT_AT = {
  name: 'decoration_draft_at',
  text: 'select updated_at from decoration_draft where corporation_id = $1',
}

/** Open phones watch the published pages, consoles the draft too. DECO-1 */
export const watchPages = (db: Queries, plans: Plans): Watchable => ({
  public: [PAGES_TOPIC],
  mayWatch: async ({ session }, id) =>
    id === PAGES_TOPIC || (id === DRAFT_TOPIC && hasRight(session.staff, 'editPages')),
  async versionsOf(corporationId, ids) {
    const versions = new Map<string, number>()
    if (ids.includes(PAGES_TOPIC)) versions.set(PAGES_TOPIC, (await plans.shown(corporationId)).version)
    if (!ids.includes(DRAFT_TOPIC)) return versions
    const { rows } = await db.query<{ updated_at: Date }>(DRAFT_AT, [corporationId])
    if (rows[0]) versions.set(DRAFT_TOPIC, rows[0].updated_at.getTime())
    return versions
  },
  changed: corporationId => plans.outdate(corporationId),
})
