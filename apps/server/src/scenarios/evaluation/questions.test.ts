import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const amara = app.staff('brand', { name: 'Amara Okafor' })
const shop = { shopId: SHOP }

type Question = RequestInputOf<typeof contract.evaluation.saveReviewQuestion>['question']

const setup = () => amara.must(contract.evaluation.reviewSetup, shop)
const save = (mark: string, question: Question) =>
  amara.call(contract.evaluation.saveReviewQuestion, { ...shop, mark, question })
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]
const stars = (questionId: string): Question => ({
  questionId,
  kind: 'stars',
  name: { en_US: 'How was the music?' },
  bizTypes: [],
  options: [],
})

test('Of 20 people who add the same question at once one does; it is listed with its answers (API-3)', async () => {
  const before = (await setup()).questions
  expect(before.some(one => one.answers > 0)).toBe(true)
  const answers = await twenty(at => save('', { ...stars('music'), name: { en_US: `Music ${at}?` } }))
  expect(answers.map(refusedAs).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
  expect((await setup()).questions).toHaveLength(before.length + 1)
})

test('A question keeps its kind and needs answers to choose from; a change keeps before and after (L2)', async () => {
  await save('', stars('light'))
  const item = (await setup()).questions.find(one => one.question.questionId === 'light') ?? expect.fail('it is there')
  const option = { optionId: 'a', name: { en_US: 'A' } }
  const other = { ...item.question, kind: 'choice' as const, options: [option, { ...option, optionId: 'b' }] }
  expect(verdict(await save(item.mark, other))).toEqual(['questionKind', 'question.kind'])
  expect(verdict(await save('', { ...other, questionId: 'new', options: [option] }))).toEqual([
    'answersMissing',
    'question.options',
  ])
  expect(refusedAs(await save(item.mark, { ...item.question, off: true }))).toBe('done')
  const lines = await app.sql(
    `select before, after from audit_line where what = 'reviewQuestion' and subject = 'light'`,
  )
  expect(lines.at(-1)).toMatchObject({ before: { kind: 'stars' }, after: { off: true } })
})

test('For how long orders can be reviewed is saved at its revision (API-3)', async () => {
  const { rules } = await setup()
  const saveRules = (openDays: number) =>
    amara.call(contract.evaluation.saveReviewRules, { ...shop, mark: rules.mark, openDays })
  expect(refusedAs(await saveRules(14))).toBe('done')
  expect(refusedAs(await saveRules(21))).toBe('changedMeanwhile')
  expect((await setup()).rules.openDays).toBe(14)
})
