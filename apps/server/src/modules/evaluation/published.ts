import { type evaluation as calls, staffEvaluationCalls } from '@comanda/contract/evaluation'
import { refuse } from '@comanda/contract/core'
import { averageStars } from '@comanda/domain/evaluation'
import { writeAuditLine } from '../../platform/audit-line.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { countByStars, publishedReviews, setPublished } from './queries.ts'
import { COUNTED_MS, staffViewOf } from './staff-reviews.ts'

/** Published reviews that a page shows. */
const MAX_SHOWN = 6

/** A store's average and the newest reviews staff published, without the guest, the order or pictures. DECO-5 */
export const queryPublished =
  ({ db, clock }: Deps): Handler<typeof calls.published> =>
  async ({ corporationId }, { shopId }) => {
    const shop = { corporationId, shopId }
    const [counts, rows] = await Promise.all([
      countByStars(db, shop, new Date(clock() - COUNTED_MS)),
      publishedReviews(db, shop, MAX_SHOWN),
    ])
    const average = averageStars(counts)
    return {
      count: counts.reduce((sum, count) => sum + count, 0),
      ...(average !== undefined && { average }),
      reviews: rows.map(({ stars, remark, created_at, reply }) => ({
        stars,
        remark,
        createdAt: created_at.toISOString(),
        ...(reply !== '' && { reply }),
      })),
    }
  }

/** Shows a review to guests, or no longer. The audit line has the state before and after. DECO-5, L2 */
export const publishReview = (deps: Deps): Handler<typeof staffEvaluationCalls.publishReview> =>
  change(staffEvaluationCalls.publishReview, deps, async (tx, { shop, session: { staff } }, { orderId, published }) => {
    const row = await setPublished(tx, { ...shop, orderId }, published)
    if (!row) return refuse('notFound', { field: 'orderId' })
    if (row.before !== published)
      await writeAuditLine(tx, {
        ...shop,
        what: 'reviewPublished',
        subject: orderId,
        by: { id: staff.staffId, name: staff.name },
        before: { published: row.before },
        after: { published },
        cause: '',
        at: new Date(deps.clock()),
      })
    return staffViewOf(row)
  })
