import { codes } from '@comanda/contract/codes'
import { expect, test } from 'vitest'
import { Refused } from '../../platform/send/index.ts'
import { programsOrNone } from './value-api.ts'

const refused = (code: 'noStoredValue' | 'network') =>
  programsOrNone(() => Promise.reject(new Refused(code, 'words', { requestId: '' })))

test('CRM-01-6001 on the stored-value list means no programs, an empty list · API-5', async () => {
  expect(codes.noStoredValue.code).toBe('CRM-01-6001')
  expect(await refused('noStoredValue')).toEqual({ programs: [] })
})

test('any other refusal stays one', async () => {
  await expect(refused('network')).rejects.toBeInstanceOf(Refused)
})
