import { countryLayouts } from './country-layouts.ts'
import type { AddressField, AddressParts } from './types.ts'

/** The fields of a country's addresses and their local names. */
export interface AddressLayout {
  /** The fields in writing order, street first in two lines. */
  fields: AddressField[]
  required: AddressField[]
  /** Absent if the country has no postcodes. */
  postcodeExample?: string
  /** The local name of a part, if it has one (`admin` = `state`). */
  kinds: Partial<Record<AddressField, string>>
}

const names: Readonly<Record<string, AddressField>> = {
  street: 'street1',
  city: 'city',
  admin: 'admin',
  dep: 'dependentLocality',
  zip: 'postcode',
}

/** Scripts with their own address order, by the language that reads them. */
const scripts: Readonly<Record<string, string>> = {
  CN: 'zh',
  HK: 'zh',
  MO: 'zh',
  TW: 'zh',
  JP: 'ja',
  KR: 'ko',
  TH: 'th',
}
const ELSEWHERE = ['street / city', '', 'street city', '', ''] as const
const PART = /\b(street|city|admin|dep|zip)\b/g

const rowOf = (countryCode: string) => countryLayouts[countryCode] ?? ELSEWHERE

/** The layout in the language's script, else in Latin script. */
function writtenIn(countryCode: string, language: string): string {
  const [local, latin] = rowOf(countryCode)
  const own = scripts[countryCode]
  const layout = latin !== '' && own !== language.slice(0, 2) ? latin : local
  return layout.replace(/ \/ (org|name)\b/g, '')
}

const fieldsIn = (text: string): AddressField[] => [...text.matchAll(PART)].flatMap(([part]) => names[part] ?? [])

/** The fields of a country's addresses: order, required fields, and local names. */
export function layoutOf(countryCode: string, language: string): AddressLayout {
  const [, , required, postcodeExample, kinds] = rowOf(countryCode)
  const pairs = kinds === '' ? [] : kinds.split(' ').map(pair => pair.split('='))
  const fields = fieldsIn(writtenIn(countryCode, language))
  return {
    fields: fields.flatMap(field => (field === 'street1' ? ['street1' as const, 'street2' as const] : field)),
    required: fieldsIn(required),
    ...(postcodeExample === '' ? {} : { postcodeExample }),
    kinds: Object.fromEntries(pairs.flatMap(([part = '', kind]) => (names[part] ? [[names[part], kind]] : []))),
  }
}

/** Fills one line of a layout. Of the separators around an empty part only the first stays, and none at the line's start. */
function fill(line: string, parts: AddressParts): string {
  let text = ''
  let separator = ''
  let at = 0
  let skipped = false
  for (const match of line.matchAll(PART)) {
    if (!skipped) separator = line.slice(at, match.index)
    at = match.index + match[0].length
    const value = valueOf(match[0], parts)
    if (value === '') skipped = true
    else {
      text += text === '' && skipped ? value : separator + value
      skipped = false
    }
  }
  return text
}

const valueOf = (part: string, parts: AddressParts): string => {
  const field = names[part]
  if (!field) return ''
  const value = parts[field].trim()
  // A postcode does not break between lines.
  return field === 'postcode' ? value.replaceAll(' ', '\u00a0') : value
}

/** The lines of an address as its country writes them, for a reader of `language`. Empty parts are left out. */
export function addressLines(parts: AddressParts, language: string): string[] {
  const lines = writtenIn(parts.countryCode, language)
    .split(' / ')
    .flatMap(line => (line === 'street' ? [parts.street1, parts.street2] : [fill(line, parts)]))
  return [parts.organization, ...lines].map(line => line.trim()).filter(line => line !== '')
}

/** The countries with a known layout. */
export const knownCountries = (): string[] => Object.keys(countryLayouts)
