import type { console as calls } from '@comanda/contract/console'
import { type Refusal, refuse } from '@comanda/contract/core'
import { orderNumber } from '@comanda/domain/order'
import { type HandlersOf, once, ownShop } from '../../platform/http/index.ts'
import { readCursor } from '../../platform/ids.ts'
import { questionOf, reviewOf, type StaffReview } from './answer.ts'
import type { Needs } from './needs.ts'
import { countByStars, programOf, replyTo, shopReviews } from './queries.ts'
import type { EvaluationRow } from './tables.ts'

type Calls = Pick<typeof calls, 'reviews' | 'replyReview'>

const COUNTED_MS = 90 * 86_400_000

const cursorOf = (row: EvaluationRow): string => `${row.created_at.getTime()}.${row.order_id}`

const staffViewOf = (row: EvaluationRow): StaffReview => ({
  ...reviewOf(row),
  orderId: row.order_id,
  orderNo: orderNumber(row.order_id),
  ...(row.reply_by === '' ? {} : { replyBy: row.reply_by }),
})

/** What guests said of a store, and its answers. */
export const staffReviews = (needs: Needs): HandlersOf<Calls> => ({
  reviews: async (who, ask) => {
    const shop = ownShop(who, ask.shopId)
    if ('refused' in shop) return shop
    const after = ask.cursor === undefined ? undefined : readCursor(ask.cursor)
    if (ask.cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor' })
    const rows = await shopReviews(needs.db, { ...shop, stars: ask.stars, after, most: ask.pageSize + 1 })
    const shown = rows.slice(0, ask.pageSize)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    const program = await programOf(needs.db, who.corporationId)
    return {
      counts: await countByStars(needs.db, shop, new Date(needs.clock() - COUNTED_MS)),
      questions: (program?.questions ?? []).map(questionOf),
      reviews: shown.map(staffViewOf),
      ...(last && { nextCursor: cursorOf(last) }),
    }
  },
  replyReview: async (who, ask) => {
    const shop = ownShop(who, ask.shopId)
    if ('refused' in shop) return shop
    return once<StaffReview, Refusal<'notFound'>>(needs.db, who, '/api/console/replyReview', ask, async tx => {
      const said = { reply: ask.reply, by: ask.reply === '' ? '' : who.session.staff.name, at: new Date(needs.clock()) }
      const row = await replyTo(tx, { ...shop, orderId: ask.orderId }, said)
      return row ? staffViewOf(row) : refuse('notFound', { field: 'orderId' })
    })
  },
})
