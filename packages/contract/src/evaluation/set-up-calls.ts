import * as z from 'zod/mini'
import { bizType, call, id, marked, names, readBrandSetup, saveSetup } from '../core/index.ts'

/** A review question: one to five stars, or a selection of options. */
export const setQuestion = z.object({
  questionId: id,
  kind: z.enum(['stars', 'choice']),
  name: names,
  /** Order types with this question; empty = all. */
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  options: z.array(z.object({ optionId: id, name: names })).check(z.maxLength(20)),
  /** The question is no longer used; its answers stay. */
  off: z.exactOptional(z.boolean()),
})

const question = { question: setQuestion }
const rules = { openDays: z.int().check(z.minimum(1), z.maximum(365)) }

/** The brand's review questions. */
export const evaluationSetupCalls = {
  reviewSetup: readBrandSetup(
    'manageBrand',
    '/api/console/reviewSetup',
    z.object({ questions: z.array(marked({ ...question, answers: z.int() })), rules: marked(rules) }),
  ),
  saveReviewQuestion: call(
    saveSetup('brand', 'manageBrand', '/api/console/saveReviewQuestion', question, [
      'answersMissing',
      'questionsTooMany',
      'questionKind',
    ]),
  ),
  /** The number of days after an order during which it can be reviewed. */
  saveReviewRules: call(saveSetup('brand', 'manageBrand', '/api/console/saveReviewRules', rules, [])),
} as const
