import type { EvaluationProgram } from '@comanda/domain/evaluation'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { EvaluationRow, EvaluationTables } from './tables.ts'

/** The brand's current review questions; undefined if there are none. */
export async function programOf(db: Queries, corporationId: number): Promise<EvaluationProgram | undefined> {
  const row = await db
    .withTables<EvaluationTables>()
    .selectFrom('evaluation_program')
    .select('terms')
    .where('corporation_id', '=', corporationId)
    .orderBy('program_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.terms
}

export const reviewsOf = (db: Queries, corporationId: number, orderIds: readonly string[]): Promise<EvaluationRow[]> =>
  db
    .withTables<EvaluationTables>()
    .selectFrom('evaluation')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute()

/** Inserts a review; false if the order has one already. */
export async function insertReview(tx: Tx, row: EvaluationRow): Promise<boolean> {
  const inserted = await tx
    .withTables<EvaluationTables>()
    .insertInto('evaluation')
    .values({ ...row, answers: JSON.stringify(row.answers) as unknown as EvaluationRow['answers'] })
    .onConflict(conflict => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The reviews of a store, the newest first. */
export function shopReviews(
  db: Queries,
  input: ShopAt & { stars: number | undefined; after: { at: Date; id: string } | undefined; most: number },
): Promise<EvaluationRow[]> {
  let query = db
    .withTables<EvaluationTables>()
    .selectFrom('evaluation')
    .selectAll()
    .where('corporation_id', '=', input.corporationId)
    .where('shop_id', '=', input.shopId)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(input.most)
  const { stars, after } = input
  if (stars !== undefined) query = query.where('stars', '=', stars)
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([eb('created_at', '<', after.at), and([eb('created_at', '=', after.at), eb('order_id', '<', after.id)])]),
    )
  return query.execute()
}

const COUNTS = {
  name: 'evaluation_counts',
  text: `select stars, count(*)::int as many from evaluation
    where corporation_id = $1 and shop_id = $2 and created_at >= $3 group by stars`,
}

/** Number of reviews with one, two, ... five stars since a time. */
export async function countByStars(db: Queries, { corporationId, shopId }: ShopAt, since: Date): Promise<number[]> {
  const { rows } = await db.query<{ stars: number; many: number }>(COUNTS, [corporationId, shopId, since])
  return [1, 2, 3, 4, 5].map(stars => rows.find(row => row.stars === stars)?.many ?? 0)
}

/** The newest reviews with a text that staff show to guests. */
export const publishedReviews = (db: Queries, { corporationId, shopId }: ShopAt, most: number) =>
  db
    .withTables<EvaluationTables>()
    .selectFrom('evaluation')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('published', '=', true)
    .where('remark', '<>', '')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

/** A store's review, locked until the transaction ends. */
export const lockReview = (
  tx: Tx,
  { corporationId, shopId, orderId }: ShopAt & { orderId: string },
): Promise<EvaluationRow | undefined> =>
  tx
    .withTables<EvaluationTables>()
    .selectFrom('evaluation')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirst()

/** Shows a review to guests or not, and returns it with what it was `before`; undefined if the store has no such review. */
export async function setPublished(
  tx: Tx,
  review: ShopAt & { orderId: string },
  published: boolean,
): Promise<(EvaluationRow & { before: boolean }) | undefined> {
  const row = await lockReview(tx, review)
  if (!row) return undefined
  if (row.published !== published)
    await tx
      .withTables<EvaluationTables>()
      .updateTable('evaluation')
      .set({ published })
      .where('corporation_id', '=', review.corporationId)
      .where('order_id', '=', review.orderId)
      .execute()
  return { ...row, published, before: row.published }
}

/** Stores a store's answer; undefined if the store has no such review. */
export const replyTo = (
  tx: Tx,
  { corporationId, shopId, orderId }: ShopAt & { orderId: string },
  reply: { reply: string; by: string; at: Date },
): Promise<EvaluationRow | undefined> =>
  tx
    .withTables<EvaluationTables>()
    .updateTable('evaluation')
    .set({ reply: reply.reply, reply_by: reply.by, replied_at: reply.at })
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .where('shop_id', '=', shopId)
    .returningAll()
    .executeTakeFirst()
