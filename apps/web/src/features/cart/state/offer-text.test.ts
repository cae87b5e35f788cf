import { money } from '@comanda/domain/money'
import type { Promotion, PromotionEffect } from '@comanda/domain/store'
import { localeOf } from '@comanda/messages'
import { expect, test, vi } from 'vitest'
import { loadTexts, setLocale } from '../../../platform/i18n/index.ts'
import { offerText } from './offer-text.ts'

const runs = (effect: PromotionEffect, threshold = 0): Promotion => ({
  discountId: 'p',
  promotionType: 1101,
  name: { en_US: 'As the store calls it' },
  effect,
  threshold: money(threshold),
  windows: [],
  bizTypes: [1300],
  foodIds: ['tea'],
})
const sets = (buy: number, get: number, rate: number): PromotionEffect => ({ kind: 'buyGet', buy, get, rate, most: 0 })

test('A dish shows the short text of a simple promotion, and the name of any other (PRICE-2)', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  setLocale(localeOf('en_US'))
  await loadTexts(localeOf('en_US'), 'first')
  const short = (effect: PromotionEffect, threshold?: number) => offerText(runs(effect, threshold)).short
  expect(short({ kind: 'percent', rate: 125_000 })).toBe('−12.5%')
  expect(offerText(runs({ kind: 'percent', rate: 125_000 })).rate).toBe(125_000)
  expect(short(sets(2, 1, 1_000_000))).toBe('3 for 2')
  expect(short(sets(1, 1, 500_000))).toBe('2nd −50%')
  const named = 'As the store calls it'
  expect(short(sets(2, 1, 500_000))).toBe(named)
  expect(short({ kind: 'percent', rate: 125_000, atMost: money(800) })).toBe(named)
  expect(short({ kind: 'percent', rate: 125_000 }, 4000)).toBe(named)
  expect(short({ kind: 'amount', amount: money(100) })).toBe(named)
  expect(offerText(runs({ kind: 'percent', rate: 125_000 }, 4000)).rate).toBeUndefined()
})
