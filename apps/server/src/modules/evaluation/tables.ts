import type { EvaluationAnswer, EvaluationProgram } from '@comanda/domain/evaluation'

export interface EvaluationRow {
  corporation_id: number
  order_id: string
  shop_id: number
  program_id: string
  stars: number
  answers: EvaluationAnswer[]
  remark: string
  created_at: Date
  /** Names of the guest's uploads. */
  pictures: string[]
  /** The restaurant's answer; empty if there is none. */
  reply: string
  reply_by: string
  replied_at: Date | null
  /** Staff show it to guests. */
  published: boolean
}

export interface EvaluationTables {
  evaluation_program: { corporation_id: number; program_id: string; terms: EvaluationProgram }
  evaluation: EvaluationRow
}
