import type { LocalizedText } from '../money/index.ts'

interface QuestionBase {
  questionId: string
  name: LocalizedText
  /** Order types that are asked; empty = all. */
  bizTypes: number[]
  /** It is no longer asked; its answers stay. */
  off?: boolean
}

/** `stars`: one to five. `choice`: any of its options. */
export type EvaluationQuestion =
  | (QuestionBase & { kind: 'stars' })
  | (QuestionBase & { kind: 'choice'; options: { optionId: string; name: LocalizedText }[] })

/** A brand's questions after a meal. `openDays`: days after the order ended. */
export interface EvaluationProgram {
  programId: string
  name: LocalizedText
  questions: EvaluationQuestion[]
  openDays: number
}

/** A guest's answer to one question; fields of other question kinds are absent. */
export interface EvaluationAnswer {
  questionId: string
  stars?: number
  optionIds?: string[]
}

/** A guest's review of one order. */
export interface Evaluation {
  stars: number
  answers: EvaluationAnswer[]
  remark: string
}
