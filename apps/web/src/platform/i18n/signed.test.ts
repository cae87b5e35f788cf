import { money } from '@comanda/domain/money'
import { localeOf } from '@comanda/messages'
import { expect, test, vi } from 'vitest'
import { setLocale } from './index.ts'
import { showSignedMoney } from './signed.ts'

const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }

test('Signed amounts have the sign in front, also in right-to-left text (PRICE-4)', () => {
  vi.stubGlobal('document', { documentElement: {} })
  setLocale(localeOf('en_US'))
  expect(showSignedMoney(money(500), usd)).toBe('+$5.00')
  expect(showSignedMoney(money(-150), usd)).toBe('−$1.50')
  expect(showSignedMoney(money(0), usd)).toBe('$0.00')
  setLocale(localeOf('ar'))
  expect(showSignedMoney(money(-150), usd)).toMatch(/^\u200F\u200E−1\.50/)
})
