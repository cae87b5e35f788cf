import type { Words } from '../money/index.ts'

/** `stars`: one to five. `choice`: any of its options. */
export type EvaluationQuestion =
  | { questionId: string; kind: 'stars'; name: Words; bizTypes: number[] }
  | {
      questionId: string
      kind: 'choice'
      name: Words
      bizTypes: number[]
      options: { optionId: string; name: Words }[]
    }

/** What a brand asks of its guests after a meal. `openDays`: how long after the order ended. */
export interface EvaluationProgram {
  programId: string
  name: Words
  questions: EvaluationQuestion[]
  openDays: number
}

/** What a guest said to one question; the part its kind does not ask for is absent. */
export interface EvaluationAnswer {
  questionId: string
  stars?: number
  optionIds?: string[]
}

/** A guest's word on one order. */
export interface Evaluation {
  stars: number
  answers: EvaluationAnswer[]
  remark: string
}
