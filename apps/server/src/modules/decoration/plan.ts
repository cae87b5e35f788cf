import { type DecorationPage, decorationComponent, decorationPage } from '@comanda/contract/decoration'
import type { Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/db/index.ts'

/** The decoration in use, without invalid components. */
export interface Plan {
  decorationPlanId: string
  version: number
  pages: readonly DecorationPage[]
}

export interface Plans {
  /** A brand's decoration, at most a second old; an empty one where it has none. */
  shown(corporationId: number): Promise<Plan>
  /** Marks the cached decoration as outdated. */
  outdate(corporationId: number): void
}

const SHOWN_FOR = 1000
const MAX_KEPT = 500
const NONE: Plan = { decorationPlanId: '', version: 0, pages: [] }

const PLAN = {
  name: 'decoration_plan',
  text: `select decoration_plan_id, version, case when version <> $2 then pages end as pages
    from decoration_plan where corporation_id = $1 and in_use order by decoration_plan_id limit 1`,
}

interface Row {
  decoration_plan_id: string
  version: number
  pages: unknown
}

/**
 * The valid part of stored pages. Unknown components, and links or pictures outside the app, are left out, and the rest of the
 * page stays: decoration is data and can never run. DECO-4
 */
export function readPages(stored: unknown): DecorationPage[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap(page => {
    const parts: unknown[] = Array.isArray(page?.components) ? page.components : []
    const fit = parts.flatMap(part => {
      const read = decorationComponent.safeParse(part)
      return read.success ? [read.data] : []
    })
    const read = decorationPage.safeParse({ ...page, components: fit.slice(0, 40) })
    return read.success ? [read.data] : []
  })
}

/** Keeps decorations by version; each is checked against the database once a second. */
export function createPlans(db: Queries, clock: Clock): Plans {
  const stored = new Map<number, Plan>()
  const pending = new Map<number, { until: number; plan: Promise<Plan> }>()

  const now = async (corporationId: number): Promise<Plan> => {
    const known = stored.get(corporationId)
    const { rows } = await db.query<Row>(PLAN, [corporationId, known?.version ?? -1])
    const row = rows[0]
    if (!row) return NONE
    if (known && known.version === row.version && known.decorationPlanId === row.decoration_plan_id) return known
    const plan = { decorationPlanId: row.decoration_plan_id, version: row.version, pages: readPages(row.pages) }
    stored.set(corporationId, plan)
    return plan
  }

  return {
    shown(corporationId) {
      const at = clock()
      const known = pending.get(corporationId)
      if (known && known.until > at) return known.plan
      if (pending.size >= MAX_KEPT) pending.clear()
      const plan = now(corporationId)
      pending.set(corporationId, { until: at + SHOWN_FOR, plan })
      plan.catch(() => pending.delete(corporationId))
      return plan
    },
    outdate: corporationId => void pending.delete(corporationId),
  }
}
