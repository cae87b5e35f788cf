import type { EvaluationAnswer, EvaluationProgram } from '@comanda/domain/evaluation'
import type { Tx } from '../../platform/db/index.ts'
import { writeProgram } from './set-up.ts'
import type { EvaluationRow, EvaluationTables } from './tables.ts'

/** Inserts the review questions into an empty database. */
export async function seedEvaluation(tx: Tx, corporationId: number, program: EvaluationProgram): Promise<void> {
  await writeProgram(tx, corporationId, program)
}

/** An initial review. */
export interface ReviewSeed {
  orderId: string
  shopId: number
  stars: number
  answers: EvaluationAnswer[]
  remark: string
  at: Date
  /** Shown to guests. */
  published?: boolean
  /** The store's answer. */
  reply?: { text: string; by: string; at: Date }
}

/** Inserts recent reviews into an empty database. */
export async function seedReviews(tx: Tx, shop: { corporationId: number; programId: string }, reviews: ReviewSeed[]) {
  const rows = reviews.map(({ orderId, shopId, stars, answers, remark, at, reply, published }) => ({
    corporation_id: shop.corporationId,
    order_id: orderId,
    shop_id: shopId,
    program_id: shop.programId,
    stars,
    answers: JSON.stringify(answers) as unknown as EvaluationRow['answers'],
    remark,
    created_at: at,
    pictures: [],
    reply: reply?.text ?? '',
    reply_by: reply?.by ?? '',
    replied_at: reply?.at ?? null,
    published: published ?? false,
  }))
  if (rows.length > 0) await tx.withTables<EvaluationTables>().insertInto('evaluation').values(rows).execute()
}
