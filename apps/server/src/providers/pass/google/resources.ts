import { createHash } from 'node:crypto'
import { inLanguage, type LocalizedText, toDecimal } from '@comanda/domain/money'
import type { PassContent, PassField, PassKind, PassValue } from '@comanda/domain/pass'
import { localTime } from '@comanda/domain/store'
import { localeNamed } from '@comanda/messages'
import { brandPassText, passLanguages } from '../brand-wording.ts'
import type { PassBrand } from '../port.ts'

/** Names of the resources of each type of pass. */
const RESOURCES = {
  MEMBER_CARD: 'loyalty',
  COLLECT_POINT: 'loyalty',
  GIFT_CARD: 'giftCard',
  COUPON: 'offer',
  BOOKING: 'generic',
} as const satisfies Record<PassKind, string>

export const resourceOf = ({ kind }: PassContent) => RESOURCES[kind]

const translations = (brand: PassBrand, text: (language: string) => string) => {
  const [first, ...others] = passLanguages(brand).map(id => ({ language: localeNamed(id).tag, value: text(id) }))
  return { defaultValue: first, translatedValues: others }
}
const localized = (brand: PassBrand, texts: LocalizedText) =>
  translations(brand, language => inLanguage(texts, language))
const short = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

/** Passes of one group share a class. Ids have letters, digits, `.`, `_` and `-`. */
export const classIdOf = (issuerId: string, { kind, groupId }: PassContent, { corporationId }: PassBrand): string => {
  const group = createHash('sha256').update(groupId).digest('hex').slice(0, 16)
  return `${issuerId}.${corporationId}-${kind}-${group}`
}

export const objectIdOf = (issuerId: string, serial: string): string => `${issuerId}.${serial}`

/** How the passes of a group look. */
export function googleClass(issuerId: string, content: PassContent, brand: PassBrand): Record<string, unknown> {
  const id = classIdOf(issuerId, content, brand)
  const title = inLanguage(content.title, 'en_US')
  const brandName = inLanguage(brand.name, 'en_US')
  const logo = { sourceUri: { uri: brand.logoUrl }, contentDescription: localized(brand, brand.name) }
  const common = {
    id,
    issuerName: short(brandName, 20),
    localizedIssuerName: localized(brand, brand.name),
    reviewStatus: 'UNDER_REVIEW',
    hexBackgroundColor: content.background,
  }
  switch (RESOURCES[content.kind]) {
    case 'loyalty':
      return {
        ...common,
        programName: short(title, 20),
        localizedProgramName: localized(brand, content.title),
        programLogo: logo,
      }
    case 'giftCard':
      return { ...common, merchantName: short(brandName, 20), programLogo: logo }
    case 'offer':
      return {
        ...common,
        title: short(title, 60),
        localizedTitle: localized(brand, content.title),
        provider: short(brandName, 12),
        redemptionChannel: 'BOTH',
        titleImage: logo,
      }
    case 'generic':
      return { id }
  }
}

function valueText(value: PassValue, language: string): string {
  switch (value.kind) {
    case 'text':
      return inLanguage(value.text, language)
    case 'plain':
      return value.text
    case 'money':
      return `${toDecimal(value.amount, value.currency.internationalSystemOfUnits)} ${value.currency.currencyCode}`
    case 'count':
      return value.of === undefined ? String(value.count) : `${value.count} / ${value.of}`
    case 'day':
      return value.day
    case 'moment': {
      const { date, minutes } = localTime(value.at, value.timeZone)
      if (value.part === 'date') return date
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    }
  }
}

const textModule = (brand: PassBrand, { label, value }: PassField) => ({
  id: label,
  localizedHeader: translations(brand, language => brandPassText(brand, language, label)),
  localizedBody: translations(brand, language => valueText(value, language)),
})

const valueOf = (content: PassContent, label: PassField['label']): PassValue | undefined =>
  content.fields.find(field => field.label === label)?.value

/** Minor units as millionths of the currency's unit. */
function micros(value: PassValue | undefined) {
  if (value?.kind !== 'money') return undefined
  const { amount, currency } = value
  const exponent = currency.internationalSystemOfUnits
  return {
    micros: String(BigInt(amount) * 10n ** BigInt(6 - exponent)),
    currencyCode: currency.currencyCode,
  }
}

/** The fields that only one type of pass has. */
function ownFields(content: PassContent, brand: PassBrand): Record<string, unknown> {
  const number = valueOf(content, 'number')
  const accountId = number?.kind === 'plain' ? number.text : ''
  switch (content.kind) {
    case 'MEMBER_CARD': {
      const money = micros(valueOf(content, 'balance'))
      const label = { localizedLabel: translations(brand, language => brandPassText(brand, language, 'balance')) }
      return { accountId, ...(money && { loyaltyPoints: { ...label, balance: { money } } }) }
    }
    case 'COLLECT_POINT': {
      const stamps = valueOf(content, 'stamps')
      const label = { localizedLabel: translations(brand, language => brandPassText(brand, language, 'stamps')) }
      return {
        accountId,
        ...(stamps && { loyaltyPoints: { ...label, balance: { string: valueText(stamps, 'en_US') } } }),
      }
    }
    case 'GIFT_CARD': {
      const balance = micros(valueOf(content, 'balance'))
      return { cardNumber: accountId, ...(balance && { balance }) }
    }
    case 'COUPON':
      return {}
    case 'BOOKING':
      return {
        cardTitle: localized(brand, brand.name),
        header: localized(brand, content.title),
        hexBackgroundColor: content.background,
      }
  }
}

/** A pass as an object of Google Wallet. CARD-9 */
export function googleObject(
  issuerId: string,
  content: PassContent,
  serial: string,
  brand: PassBrand,
): Record<string, unknown> {
  const { barcode, isVoid, expiresAt } = content
  return {
    id: objectIdOf(issuerId, serial),
    classId: classIdOf(issuerId, content, brand),
    state: isVoid ? 'INACTIVE' : 'ACTIVE',
    ...ownFields(content, brand),
    textModulesData: content.fields.map(field => textModule(brand, field)),
    barcode: barcode === undefined ? null : { type: 'QR_CODE', value: barcode, alternateText: barcode },
    ...(expiresAt !== undefined && { validTimeInterval: { end: { date: new Date(expiresAt).toISOString() } } }),
  }
}
