import * as z from 'zod/mini'
import { bizType, call, id, marked, names, readBrandSetup, saveSetup } from '../core/index.ts'

/** A question after a meal: one to five stars, or any of its options. */
export const setQuestion = z.object({
  questionId: id,
  kind: z.enum(['stars', 'choice']),
  name: names,
  /** Order types that are asked; empty = all. */
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  options: z.array(z.object({ optionId: id, name: names })).check(z.maxLength(20)),
  /** It is no longer asked; its answers stay. */
  off: z.exactOptional(z.boolean()),
})

const question = { question: setQuestion }
const rules = { openDays: z.int().check(z.minimum(1), z.maximum(365)) }

/** What the brand asks its guests after a meal. */
export const evaluationSetupCalls = {
  reviewSetup: readBrandSetup(
    '/api/console/reviewSetup',
    z.object({ questions: z.array(marked({ ...question, answers: z.int() })), rules: marked(rules) }),
  ),
  saveReviewQuestion: call(
    saveSetup('brand', '/api/console/saveReviewQuestion', question, [
      'answersMissing',
      'questionsTooMany',
      'questionKind',
    ]),
  ),
  /** For how many days after an order it can be reviewed. */
  saveReviewRules: call(saveSetup('brand', '/api/console/saveReviewRules', rules, [])),
} as const
