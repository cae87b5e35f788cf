import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText, formatMoney } from './format.ts'
import { money } from './money.ts'

const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const jpy = { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 }
const kwd = { currencyCode: 'KWD', currencySymbol: 'KD', internationalSystemOfUnits: 3 }

describe('formatted money (PRICE-4)', () => {
  test('Each currency has its own digits and symbol', () => {
    expect(formatMoney(money(123_456), usd, 'en-US')).toBe('$1,234.56')
    expect(formatMoney(money(1280), jpy, 'en-US')).toBe('¥1,280')
    expect(formatMoney(money(1500), kwd, 'en-US').replace(/\s/g, ' ')).toBe('KD 1.500')
  })

  test('The digits stored with the currency have precedence over those of Intl', () => {
    expect(formatMoney(money(5), { ...jpy, internationalSystemOfUnits: 2 }, 'en-US')).toBe('¥0.05')
  })

  test('Negative amounts have a leading sign', () => {
    expect(formatMoney(money(-5), usd, 'en-US')).toBe('-$0.05')
  })

  test('A symbol is next to the number, a word is separated by a space', () => {
    const sgd = { currencyCode: 'SGD', currencySymbol: 'S$', internationalSystemOfUnits: 2 }
    expect(formatMoney(money(1250), sgd, 'en-US')).toBe('S$12.50')
    const points = { currencyCode: 'points', currencySymbol: 'pt', internationalSystemOfUnits: 0 }
    expect(formatMoney(money(7), points, 'en-US').replace(/\s/g, ' ')).toBe('pt 7')
  })

  test('In right-to-left text a symbol of several characters keeps their order', () => {
    const sgd = { currencyCode: 'SGD', currencySymbol: 'S$', internationalSystemOfUnits: 2 }
    expect(formatMoney(money(600), sgd, 'ar-u-nu-latn')).toMatch(/^\u200F6\.00\u200F\sS\$\u200E$/)
  })

  test('In right-to-left text the symbol stays on its side of the number', () => {
    const [more, less] = [3950, -1132].map(amount => formatMoney(money(amount), kwd, 'ar-u-nu-latn'))
    // A neutral character between number and symbol takes the page direction only if both its sides do.
    expect(more).toBe('\u200F3.950\u200F\u00A0KD\u200E')
    expect(less).toBe('\u200F\u200E-1.132\u200F\u00A0KD\u200E')
  })

  test("The format equals Intl's in every supported language", () => {
    const symbols = fc.constantFrom('$', '¥', 'S$', 'KD', 'CHF', 'pt')
    const languages = fc.constantFrom('en-US', 'zh-CN', 'ar-u-nu-latn')
    const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -99_999, max: 99_999 }))
    fc.assert(
      fc.property(languages, symbols, amounts, fc.integer({ min: 0, max: 4 }), (language, symbol, minor, digits) => {
        const amount = money(minor)
        const written = new Intl.NumberFormat(language, {
          style: 'currency',
          // Only the currency determines whether a space separates symbol and number.
          currency: /\p{L}$/u.test(symbol) ? 'CHF' : 'USD',
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
          .formatToParts(decimalText(amount, digits))
          .map(part => (part.type === 'currency' ? symbol : part.value))
          .join('')
        const currency = { currencyCode: 'XXX', currencySymbol: symbol, internationalSystemOfUnits: digits }
        const closed = language.startsWith('ar') ? `${written.replace('\u00A0', '\u200F\u00A0')}\u200E` : written
        expect(formatMoney(amount, currency, language)).toBe(closed)
      }),
    )
  })

  test('Formatting changes no amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (minor, digits) => {
        const text = decimalText(money(minor), digits)
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(minor))
        expect(text.split('.')[1]?.length ?? 0).toBe(digits)
      }),
    )
  })
})
