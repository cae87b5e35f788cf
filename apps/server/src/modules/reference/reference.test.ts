import { isRefusal } from '@comanda/contract/core'
import { reference as calls } from '@comanda/contract/reference'
import { expect, it } from 'vitest'
import { Precompressed } from '../../platform/http/index.ts'
import { testAnyone } from '../../testing/index.ts'
import { createReference } from './index.ts'

const { handlers } = createReference({
  origins: ['https://order.example'],
  textsOf: async () => ({ revision: 'one', maps: async () => ({ en_US: { 'ui.back': 'Back' } }) }),
})
const who = testAnyone()

const dataOf = async (name: 'listCurrency' | 'listCountry' | 'listResourceLanguageMaps' | 'listPhoneFormat') => {
  const answer = await handlers[name](who, {})
  if (!(answer instanceof Precompressed)) throw new Error('not kept')
  return calls[name].response.parse(JSON.parse(answer.raw.toString()).data)
}

it('Knows currencies with zero, two and three decimals (PRICE-4)', async () => {
  const { currencies } = (await dataOf('listCurrency')) as {
    currencies: { currencyCode: string; internationalSystemOfUnits: number }[]
  }
  const digits = Object.fromEntries(currencies.map(it => [it.currencyCode, it.internationalSystemOfUnits]))
  expect(digits).toMatchObject({ JPY: 0, USD: 2, KWD: 3 })
  expect(new Set(currencies.map(it => it.currencyCode)).size).toBe(currencies.length)
})

it('Knows countries with their phone formats, and its own languages', async () => {
  expect(await dataOf('listCountry')).toMatchObject({
    countries: expect.arrayContaining([{ isoCode: 'KW', countryCode: '965', name: 'Kuwait' }]),
  })
  const { formats } = (await dataOf('listPhoneFormat')) as { formats: { isoCode: string; example: string }[] }
  expect(formats.find(it => it.isoCode === 'GB')?.example).toMatch(/^07/)
  expect(await dataOf('listResourceLanguageMaps')).toMatchObject({
    languages: [{ language: 'en_US' }, { language: 'zh_CN' }, { dir: 'rtl' }],
  })
})

it.each(['/storeIndex?shopId=1&tableId=ab', 'order:2611-0042', 'https://order.example/home?g=1'])(
  'Draws a code for %s',
  async text => {
    expect(await handlers.displayQrcode(who, { text })).toMatchObject({ svg: expect.stringContaining('<svg') })
  },
)

it.each([
  'https://evil.test/home',
  'https://order.example@evil.test/',
  'https://order.example.evil.test/home',
  '//evil.test',
  'javascript:alert(1)',
  'WIFI:S:x;;',
  'order:"><script>',
])('Gives its name to no %s', async text => {
  const answer = await handlers.displayQrcode(who, { text })
  expect(isRefusal(answer) && answer.refused).toBe('qrRefused')
})
