import { order } from '@comanda/contract/order'
import { expect, test } from 'vitest'
import { noteAnswer, watchAnswers } from './answers.ts'

const answerNo = (no: number) => ({ spec: order.list, input: {}, data: no, token: undefined })

test('The newest answers are saved when the code that saves them loads late (APP-3)', () => {
  for (let no = 1; no <= 100; no += 1) noteAnswer(answerNo(no))
  const noted: unknown[] = []
  watchAnswers(({ data }) => noted.push(data))
  expect(noted).toEqual(Array.from({ length: 40 }, (_, index) => index + 61))
  noteAnswer(answerNo(101))
  expect(noted.at(-1)).toBe(101)
})
