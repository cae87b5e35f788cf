import { codes } from '@comanda/contract/codes'
import { expect, test } from 'vitest'
import { Refused } from '../../platform/send/index.ts'
import { programsOrNone, submitProblem } from './value-api.ts'

const refused = (code: 'noStoredValue' | 'network') =>
  programsOrNone(() => Promise.reject(new Refused(code, 'words', { requestId: '' })))

test('CRM-01-6001 on the stored-value list means no programs, an empty list · API-5', async () => {
  expect(codes.noStoredValue.code).toBe('CRM-01-6001')
  expect(await refused('noStoredValue')).toEqual({ programs: [] })
})

test('any other refusal stays one', async () => {
  await expect(refused('network')).rejects.toBeInstanceOf(Refused)
})

test('without the agreement ticked it says so; ticked and not here, that it did not come · PAY-7', () => {
  const lost = new Error('no connection')
  expect(submitProblem(false, { data: undefined, error: lost })).toBe('settlement.order.pickAgreement')
  expect(submitProblem(true, { data: undefined, error: lost })).toBe('no connection')
  expect(submitProblem(true, { data: { version: 1 }, error: null })).toBeUndefined()
})
