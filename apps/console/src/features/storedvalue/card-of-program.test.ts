import { expect, test } from 'vitest'
import { withCardProgram } from './card-of-program.ts'
import type { Setup } from './queries.ts'

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const cardPrograms = ['card-1', 'card-2'].map(cardProgramId => ({ cardProgramId, name: {}, currency }))
const itemOf = (cardProgramId: string) => ({ program: { id: 'p', cardProgramId } }) as Setup['programs'][number]

test('A program that was begun before the first card program fills its cards (CARD-3)', () => {
  expect(withCardProgram(itemOf(''), { cardPrograms }).program.cardProgramId).toBe('card-1')
  expect(withCardProgram(itemOf(''), { cardPrograms: [] }).program.cardProgramId).toBe('')
  const second = itemOf('card-2')
  expect(withCardProgram(second, { cardPrograms })).toBe(second)
})
