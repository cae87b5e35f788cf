import { evaluationSetupCalls } from '@comanda/contract/evaluation'
import type { EvaluationAnswer, EvaluationProgram } from '@comanda/domain/evaluation'
import type { Tx } from '../../platform/db/index.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { asSet, questionFault, writeProgram } from './set-up.ts'
import type { EvaluationRow, EvaluationTables } from './tables.ts'

/**
 * Stores the review questions as the console would, one after the other, and for how long they can be answered.
 * @throws RangeError where the console would refuse one
 */
export async function seedEvaluation(tx: Tx, corporationId: number, program: EvaluationProgram): Promise<void> {
  const { questions, openDays } = program
  for (const [at, question] of questions.entries()) {
    const fault = questionFault(question, { ...program, questions: questions.slice(0, at) })
    requireFit(evaluationSetupCalls.saveReviewQuestion, { question: asSet(question) }, fault)
  }
  requireFit(evaluationSetupCalls.saveReviewRules, { openDays }, undefined)
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
