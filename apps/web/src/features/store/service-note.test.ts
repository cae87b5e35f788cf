import { localeOf } from '@comanda/messages'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts, setLocale } from '../../platform/i18n/index.ts'
import { timeUntilText } from './service-note.tsx'

const timeZone = 'America/New_York'
const NOON = Date.parse('2026-11-22T17:00:00Z')

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  setLocale(localeOf('en_US'))
  await loadTexts(localeOf('en_US'), 'first')
})

test('A pause shows its end in store time, and that the cart is kept', () => {
  const state = { open: true, paused: true, resumesAt: '2026-11-22T17:20:00Z' }
  expect(timeUntilText({ state, timeZone }, 1300, NOON)).toMatch(/paused until 12:20\sPM.*cart is saved/)
  expect(timeUntilText({ state: { open: true, paused: true }, timeZone }, 1100, NOON)).toMatch(/New orders paused/)
})

test('A closed store accepts orders for later, except at a table (ORDER-6)', () => {
  const state = { open: false, paused: false, opensAt: '2026-11-23T08:00:00Z' }
  expect(timeUntilText({ state, timeZone }, 1300, NOON)).toMatch(/opens Mon at 3:00\sAM.*Order for later/)
  expect(timeUntilText({ state, timeZone }, 1100, NOON)).toMatch(/opens Mon at 3:00\sAM.*cart is saved/)
})

test('No note while orders are accepted', () => {
  expect(timeUntilText({ state: { open: true, paused: false }, timeZone }, 1300, NOON)).toBeUndefined()
})
