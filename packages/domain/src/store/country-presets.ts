import { type Currency, type LocalizedText, type Money, money, type Ppm } from '../money/index.ts'
import { cashSteps, type CountryRow, countryRows, currencyRows, type TaxKind } from './country-rows.ts'
import type { TaxRule } from './types.ts'

/** Patterns of dates and times, as the brand stores them. ETC-6 */
export interface DateTimeFormat {
  date: string
  time: string
  dateTime: string
}

/** Usual settings of a country, which the owner can change. SETUP-1 */
export interface CountryPreset {
  countryCode: string
  currency: Currency
  /** Languages as this product names them (`en_US`, `zh_CN`, `ar`), others as BCP 47 tags; the most common first. */
  languages: string[]
  /** IANA time zones, the most populous first. */
  timeZones: string[]
  addressFormat: string
  dateTimeFormat: DateTimeFormat
  /** Templates: the usual rate on restaurant meals first, then other rates that apply to drinks, alcohol or takeaway. */
  taxes: TaxRule[]
  /** The rate depends on the place: the owner has to check it. */
  taxVaries: boolean
  tipsUsual: boolean
  /** Cash is usually rounded to a multiple of it, minor units. PAY-19 */
  cashRounding?: Money
}

const TAX_NAMES: Readonly<Record<TaxKind, readonly [string, string, string]>> = {
  vat: ['VAT', '增值税', 'ضريبة القيمة المضافة'],
  gst: ['GST', '商品及服务税', 'ضريبة السلع والخدمات'],
  sales: ['Sales tax', '销售税', 'ضريبة المبيعات'],
  consumption: ['Consumption tax', '消费税', 'ضريبة الاستهلاك'],
  service: ['Service tax', '服务税', 'ضريبة الخدمات'],
  restaurant: ['Restaurant tax', '餐饮税', 'ضريبة المطاعم'],
}

const PPM_PER_PERCENT = 10_000
const BUILT_IN: Readonly<Record<string, string>> = { en: 'en_US', zh: 'zh_CN' }

/** The names of a tax; with its rate if the country has several. */
function taxName(kind: TaxKind, percent: number, several: boolean): LocalizedText {
  const [english, chinese, arabic] = TAX_NAMES[kind]
  return several
    ? { en_US: `${english} ${percent}%`, zh_CN: `${chinese} ${percent}%`, ar: `${arabic} ${percent}٪` }
    : { en_US: english, zh_CN: chinese, ar: arabic }
}

const taxesOf = ([, , , kind, rates, flags]: CountryRow): TaxRule[] =>
  rates.map((percent, i) => ({
    taxId: i === 0 ? kind : `${kind}-${i + 1}`,
    name: taxName(kind, percent, rates.length > 1),
    rate: Math.round(percent * PPM_PER_PERCENT) as Ppm,
    inclusive: !flags.includes('x'),
    onFees: i === 0,
  }))

function dateOf(flags: string): string {
  if (flags.includes('m')) return 'MM/DD/YYYY'
  if (flags.includes('y')) return 'YYYY-MM-DD'
  return flags.includes('.') ? 'DD.MM.YYYY' : 'DD/MM/YYYY'
}

/** Patterns of a country. ETC-6 */
function formatOf(flags: string): DateTimeFormat {
  const date = dateOf(flags)
  const time = flags.includes('a') ? 'hh:mm A' : 'HH:mm'
  return { date, time, dateTime: `${date} ${time}` }
}

/** For countries without a row: nothing is assumed that could be wrong on a bill. */
const FALLBACK: CountryRow = ['USD', 'en', 'UTC', 'vat', [], 'y']

/** A currency of the presets; undefined for any other code. */
export function currencyOf(currencyCode: string): Currency | undefined {
  const row = currencyRows[currencyCode]
  return row && { currencyCode, currencySymbol: row[0], internationalSystemOfUnits: row[1] }
}

/** A tax of a country at a rate (ppm) the owner gives, under the name it has there. SETUP-1 */
export function taxAt(countryCode: string, rate: Ppm, inclusive: boolean): TaxRule {
  const [, , , kind, rates] = countryRows[countryCode] ?? FALLBACK
  const isPreset = rates.length > 1 && rates.some(percent => Math.round(percent * PPM_PER_PERCENT) === rate)
  return { taxId: kind, name: taxName(kind, rate / PPM_PER_PERCENT, isPreset), rate, inclusive, onFees: true }
}

/** The currencies a brand can choose from, by code. */
export const knownCurrencies = (): Currency[] =>
  Object.keys(currencyRows).flatMap(currencyCode => currencyOf(currencyCode) ?? [])

/** The countries with a preset. */
export const presetCountries = (): string[] => Object.keys(countryRows)

/** The usual settings of a country (ISO 3166 alpha-2, capitals); a neutral fallback for countries without a row. SETUP-1 */
export function countryPreset(countryCode: string): CountryPreset {
  const row = countryRows[countryCode] ?? FALLBACK
  const [currencyCode, languages, timeZones, , , flags] = row
  return {
    countryCode,
    currency: currencyOf(currencyCode) ?? { currencyCode, currencySymbol: currencyCode, internationalSystemOfUnits: 2 },
    languages: languages.split(' ').map(tag => BUILT_IN[tag] ?? tag),
    timeZones: timeZones.split(' '),
    addressFormat: 'international',
    dateTimeFormat: formatOf(flags),
    taxes: taxesOf(row),
    taxVaries: flags.includes('?'),
    tipsUsual: flags.includes('t'),
    ...(cashSteps[countryCode] !== undefined && { cashRounding: money(cashSteps[countryCode]) }),
  }
}
