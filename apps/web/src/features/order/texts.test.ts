import { localeOf } from '@comanda/messages'
import { expect, test, vi } from 'vitest'
import { loadTexts, setLocale } from '../../platform/i18n/index.ts'
import { dayAndTime, dayAndTimeInSentence } from './texts.ts'

const now = Date.UTC(2026, 10, 26, 18)
const tomorrow = '2026-11-27T05:45:00Z'

test('Today and tomorrow are named, with a capital letter outside a sentence and a small one within (T1)', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  setLocale(localeOf('en_US'))
  await loadTexts(localeOf('en_US'), 'rest')
  const texts = (instant: string) =>
    [dayAndTime, dayAndTimeInSentence].map(text => text(instant, 'America/New_York', now).replaceAll(/\s/g, ' '))
  expect(texts(tomorrow)).toEqual(['Tomorrow, 12:45 AM', 'tomorrow, 12:45 AM'])
  expect(texts('2026-11-26T18:30:00Z')).toEqual(['Today, 1:30 PM', 'today, 1:30 PM'])
  const [later, laterInSentence] = texts('2026-11-29T18:30:00Z')
  expect(laterInSentence).toBe(later)
})
