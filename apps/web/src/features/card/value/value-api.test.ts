import { codes } from '@comanda/contract/codes'
import { expect, test } from 'vitest'
import { Refused } from '../../../platform/send/index.ts'
import { programsOrNone, submitProblem } from './value-api.ts'

const refused = (code: 'noStoredValue' | 'network') =>
  programsOrNone(() => Promise.reject(new Refused(code, 'words', { requestId: '' })))

test('CRM-01-6001 on the stored-value list gives an empty list of programs (API-5)', async () => {
  expect(codes.noStoredValue.code).toBe('CRM-01-6001')
  expect(await refused('noStoredValue')).toEqual({ programs: [] })
})

test('Any other refusal is passed on', async () => {
  await expect(refused('network')).rejects.toBeInstanceOf(Refused)
})

test('Reports a missing consent, or an agreement that failed to load (PAY-7)', () => {
  const lost = new Error('no connection')
  expect(submitProblem(false, { data: undefined, error: lost })).toBe('settlement.order.pickAgreement')
  expect(submitProblem(true, { data: undefined, error: lost })).toBe('no connection')
  expect(submitProblem(true, { data: { version: 1 }, error: null })).toBeUndefined()
})
