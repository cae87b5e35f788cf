import { localeOf } from '@comanda/messages'
import { expect, test, vi } from 'vitest'
import { applyServerTexts, loadTexts } from './load.ts'
import { t } from './texts.ts'

test('The brand’s texts of the first page override both bundles of built-in texts (ETC-1)', async () => {
  applyServerTexts({ language: 'en_US', map: { 'ui.back': 'Return', 'mine.vip.noCardProgramId': 'No circle here' } })
  await loadTexts(localeOf('en_US'), 'rest')
  expect([t('ui.back'), t('mine.vip.noCardProgramId')]).toEqual(['Return', 'No circle here'])
})

test('In another language than the page’s the brand’s texts are loaded; without them the built-in ones show (ETC-1)', async () => {
  const ownTexts = vi.fn<(language: string) => Promise<Record<string, string>>>(async language =>
    language === 'ar' ? { 'ui.back': 'رجوع الآن' } : {},
  )
  applyServerTexts({ language: 'en_US', map: { 'ui.retry': 'Again' } }, ownTexts)
  await loadTexts(localeOf('ar'), 'first')
  expect([ownTexts.mock.calls, t('ui.back')]).toEqual([[['ar']], 'رجوع الآن'])
  await loadTexts(localeOf('zh_CN'), 'first')
  expect(t('ui.back')).not.toBe('رجوع الآن')
  expect(t('ui.retry')).not.toBe('Again')
})
