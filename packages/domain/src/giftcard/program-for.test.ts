import { expect, it } from 'vitest'
import { programFor } from './program-for.ts'

const sold = (programId: string, currencyCode: string) => ({ programId, currency: { currencyCode } })
const programs = [sold('gbp', 'GBP'), sold('usd', 'USD')]

it('The gift card on sale is the named one, else that in the brand’s currency, else the first (CARD-5)', () => {
  expect(programFor(programs, 'gbp', 'USD')).toBe(programs[0])
  expect(programFor(programs, 'gone', 'USD')).toBe(programs[1])
  expect(programFor(programs, null, 'KWD')).toBe(programs[0])
  expect(programFor([], null, 'USD')).toBeUndefined()
})
