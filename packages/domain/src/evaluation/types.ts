import type { LocalizedText } from '../money/index.ts'

/** `stars`: one to five. `choice`: any of its options. */
export type EvaluationQuestion =
  | { questionId: string; kind: 'stars'; name: LocalizedText; bizTypes: number[] }
  | {
      questionId: string
      kind: 'choice'
      name: LocalizedText
      bizTypes: number[]
      options: { optionId: string; name: LocalizedText }[]
    }

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
