import { deviceRegion } from '@comanda/web/device-region'
import { knownCountries } from '@comanda/domain/address'
import { countryPreset, knownCurrencies, presetCountries } from '@comanda/domain/store'
import { localeNamed, locales } from '@comanda/messages'
import { currentLocale } from '@comanda/web/i18n'

type Option = readonly [value: string, text: string]

const byText = (language: string) => (a: Option, b: Option) => a[1].localeCompare(b[1], language)

/** The countries to choose from, by name. */
export function countryOptions(): Option[] {
  const { intl } = currentLocale()
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const codes = [...new Set([...presetCountries(), ...knownCountries()])]
  return codes.map(code => [code, names.of(code) ?? code] as const).toSorted(byText(intl))
}

/** The currencies to choose from, by code, with their names. */
export function currencyOptions(): Option[] {
  const names = new Intl.DisplayNames(currentLocale().intl, { type: 'currency' })
  return knownCurrencies()
    .map(({ currencyCode }) => [currencyCode, `${currencyCode} – ${names.of(currencyCode) ?? ''}`] as const)
    .toSorted(byText('en'))
}

/** `Europe/Isle_of_Man` as people read it. */
const zoneText = (zone: string): string => zone.replaceAll('_', ' ')

/** The time zones of a country first, then all others. */
export function timeZoneOptions(countryCode: string): Option[] {
  const own = countryPreset(countryCode).timeZones
  const others = Intl.supportedValuesOf('timeZone').filter(zone => !own.includes(zone))
  return [...own, ...others].map(zone => [zone, zoneText(zone)] as const)
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The country this browser is probably in: that of its time zone, else that of its language. */
export function likelyCountry(): string {
  const zone = browserZone()
  const byZone = presetCountries().find(code => countryPreset(code).timeZones.includes(zone))
  return byZone ?? deviceRegion() ?? 'US'
}

/** The time zone of a store in a country: this browser's, if the country has it. */
export function likelyTimeZone(countryCode: string): string {
  const { timeZones } = countryPreset(countryCode)
  const zone = browserZone()
  return timeZones.includes(zone) ? zone : (timeZones[0] ?? 'UTC')
}

/** The built-in languages, the reader's first, then the country's own. */
export function languageOptions(countryCode: string): Option[] {
  const ids = [currentLocale().id, ...Object.keys(locales), ...countryPreset(countryCode).languages.slice(0, 1)]
  return [...new Set(ids)].map(id => [id, localeNamed(id).name] as const)
}
