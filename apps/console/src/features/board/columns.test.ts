import { expect, test } from 'vitest'
import { type BoardOrder, endWords } from './columns.ts'

type By = BoardOrder['steps'][number]['by']
const ended = (state: BoardOrder['state'], by: By) => endWords({ state, steps: [{ state, at: '', by }] })

test('who looks at what is done tells an order nobody answered from one that was refused · S2', () => {
  expect(ended('rejected', 'staff')).toBe('console.rejected')
  expect(ended('rejected', 'watchdog')).toBe('console.ended.noAnswer')
  expect(ended('cancelled', 'staff')).toBe('console.cancelled')
  expect(ended('cancelled', 'guest')).toBe('console.ended.byGuest')
  expect(ended('cancelled', 'watchdog')).toBe('console.ended.notPaid')
  expect(ended('completed', 'watchdog')).toBe('console.completed')
  expect(ended('placed', 'guest')).toBeUndefined()
})
