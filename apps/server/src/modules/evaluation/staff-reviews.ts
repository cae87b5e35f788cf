import { staffEvaluationCalls as calls } from '@comanda/contract/evaluation'
import { refuse } from '@comanda/contract/core'
import { orderNumber } from '@comanda/domain/order'
import { writeStaffChange } from '../../platform/audit-line.ts'
import { change, type HandlersOf } from '../../platform/http/index.ts'
import { readCursor } from '../../platform/ids.ts'
import { questionOf, reviewOf, type StaffReview } from './answer.ts'
import type { Deps } from './deps.ts'
import { countByStars, lockReview, programOf, replyTo, shopReviews } from './queries.ts'
import type { EvaluationRow } from './tables.ts'

type Calls = typeof calls

/** Reviews of this period make the average, in ms. */
export const COUNTED_MS = 90 * 86_400_000

const cursorOf = (row: EvaluationRow): string => `${row.created_at.getTime()}.${row.order_id}`

export const staffViewOf = (row: EvaluationRow): StaffReview => ({
  ...reviewOf(row),
  orderId: row.order_id,
  orderNo: orderNumber(row.order_id),
  published: row.published,
  ...(row.reply_by === '' ? {} : { replyBy: row.reply_by }),
})

/** Reviews of a store, and the replies to them. */
export const staffReviews = (deps: Deps): Omit<HandlersOf<Calls>, 'publishReview'> => ({
  reviews: async (caller, input) => {
    const { shop } = caller
    const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
    if (input.cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor' })
    const rows = await shopReviews(deps.db, { ...shop, stars: input.stars, after, most: input.pageSize + 1 })
    const shown = rows.slice(0, input.pageSize)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    const program = await programOf(deps.db, caller.corporationId)
    return {
      counts: await countByStars(deps.db, shop, new Date(deps.clock() - COUNTED_MS)),
      questions: (program?.questions ?? []).map(questionOf),
      reviews: shown.map(staffViewOf),
      ...(last && { nextCursor: cursorOf(last) }),
    }
  },
  replyReview: change(calls.replyReview, deps, async (tx, caller, { orderId, reply, replaces }) => {
    const { shop, session } = caller
    const answer = { reply, by: reply === '' ? '' : session.staff.name, at: new Date(deps.clock()) }
    const former = await lockReview(tx, { ...shop, orderId })
    if (former && replaces !== undefined && ![replaces, reply].includes(former.reply)) return refuse('changedMeanwhile')
    const row = former && (await replyTo(tx, { ...shop, orderId }, answer))
    if (!former || !row) return refuse('notFound', { field: 'orderId' })
    if (former.reply !== reply) {
      const values = { before: { reply: former.reply }, after: { reply }, at: answer.at }
      await writeStaffChange(tx, caller, { what: 'reviewReply', subject: orderId, ...values })
    }
    return staffViewOf(row)
  }),
})
