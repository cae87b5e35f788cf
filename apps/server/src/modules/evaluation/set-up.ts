import { evaluationSetupCalls as calls, type setQuestion } from '@comanda/contract/evaluation'
import { refuse } from '@comanda/contract/core'
import type { EvaluationProgram, EvaluationQuestion } from '@comanda/domain/evaluation'
import type * as z from 'zod/mini'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type HandlersOf, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../platform/save-at-revision.ts'
import type { Deps } from './deps.ts'
import { programOf } from './queries.ts'
import type { EvaluationTables } from './tables.ts'

type SetQuestion = z.output<typeof setQuestion>
type QuestionInput = InputOf<typeof calls.saveReviewQuestion>
type RulesInput = InputOf<typeof calls.saveReviewRules>

const MAX_QUESTIONS = 20
const FEWEST_OPTIONS = 2
/** What a brand without questions starts with. */
const EMPTY: EvaluationProgram = { programId: 'reviews', name: {}, questions: [], openDays: 30 }

export const asSet = (question: EvaluationQuestion): SetQuestion => ({
  questionId: question.questionId,
  kind: question.kind,
  name: question.name,
  bizTypes: question.bizTypes as SetQuestion['bizTypes'],
  options: question.kind === 'choice' ? question.options : [],
  ...(question.off && { off: true }),
})

const asStored = ({ kind, options, off, ...rest }: SetQuestion): EvaluationQuestion => {
  const base = { ...rest, name: withoutEmpty(rest.name), ...(off && { off }) }
  if (kind === 'stars') return { ...base, kind }
  return { ...base, kind, options: options.map(option => ({ ...option, name: withoutEmpty(option.name) })) }
}

const ANSWERS = {
  name: 'evaluation_answers',
  text: `select a ->> 'questionId' as id, count(*)::int as count
    from evaluation e, jsonb_array_elements(e.answers) a where e.corporation_id = $1 group by 1`,
}

/** How many answers each question has. */
const answersOf = async (db: Queries, corporationId: number): Promise<Map<string, number>> =>
  new Map(
    (await db.query<{ id: string; count: number }>(ANSWERS, [corporationId])).rows.map(row => [row.id, row.count]),
  )

export const writeProgram = (tx: Tx, corporationId: number, program: EvaluationProgram) => {
  const terms = JSON.stringify(program) as unknown as EvaluationProgram
  return tx
    .withTables<EvaluationTables>()
    .insertInto('evaluation_program')
    .values({ corporation_id: corporationId, program_id: program.programId, terms })
    .onConflict(conflict => conflict.columns(['corporation_id', 'program_id']).doUpdateSet({ terms }))
    .execute()
}

/** What is wrong with a question of a program; `before` is its former state. */
export function questionFault(
  question: EvaluationQuestion,
  { questions }: EvaluationProgram,
  before?: EvaluationQuestion,
) {
  if (question.kind === 'choice' && question.options.length < FEWEST_OPTIONS)
    return { field: 'question.options', reason: 'answersMissing' } as const
  if (before && before.kind !== question.kind) return { field: 'question.kind', reason: 'questionKind' } as const
  if (!before && questions.length >= MAX_QUESTIONS)
    return { field: 'question.questionId', reason: 'questionsTooMany' } as const
  return undefined
}

async function questionSaved(tx: Tx, deps: Deps, caller: BrandAt, input: QuestionInput) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const program = (await programOf(tx, corporationId)) ?? EMPTY
  const { questionId } = input.question
  const before = program.questions.find(one => one.questionId === questionId)
  const question = asStored(input.question)
  const fault = questionFault(question, program, before)
  if (fault) return refuse(fault.reason, { field: fault.field })
  const questions = before
    ? program.questions.map(one => (one === before ? question : one))
    : [...program.questions, question]
  const next = asSet(question)
  const mark = await saveAtRevision(tx, caller, {
    what: 'reviewQuestion',
    subject: questionId,
    revision: input.mark,
    at: new Date(deps.clock()),
    wanted: next,
    before: before && asSet(before),
    write: () => writeProgram(tx, corporationId, { ...program, questions }),
  })
  return typeof mark === 'string' ? { mark, question: next } : mark
}

async function rulesSaved(tx: Tx, deps: Deps, caller: BrandAt, { openDays, mark: revision }: RulesInput) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const program = (await programOf(tx, corporationId)) ?? EMPTY
  const next = { openDays }
  const mark = await saveAtRevision(tx, caller, {
    what: 'reviewRules',
    subject: program.programId,
    revision,
    at: new Date(deps.clock()),
    wanted: next,
    before: { openDays: program.openDays },
    write: () => writeProgram(tx, corporationId, { ...program, openDays }),
  })
  return typeof mark === 'string' ? { mark, openDays } : mark
}

/** The questions after a meal, and for how long they can be answered. L2 */
export const reviewSetUp = (deps: Deps): HandlersOf<typeof calls> => ({
  reviewSetup: async ({ corporationId }) => {
    const program = (await programOf(deps.db, corporationId)) ?? EMPTY
    const answers = await answersOf(deps.db, corporationId)
    const rules = { openDays: program.openDays }
    return {
      questions: program.questions.map(one => {
        const question = asSet(one)
        return { question, mark: revisionOf(question), answers: answers.get(one.questionId) ?? 0 }
      }),
      rules: { ...rules, mark: revisionOf(rules) },
    }
  },
  saveReviewQuestion: change(calls.saveReviewQuestion, deps, (tx, caller, input) =>
    questionSaved(tx, deps, caller, input),
  ),
  saveReviewRules: change(calls.saveReviewRules, deps, (tx, caller, input) => rulesSaved(tx, deps, caller, input)),
})
