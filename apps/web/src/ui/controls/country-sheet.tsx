import { useState } from 'react'
import { currentLocale, t } from '../../platform/i18n/texts.ts'
import styles from './phone-input.module.css'
import type { PhoneCountry } from './phone-country.ts'
import { SearchField } from './search-field.tsx'
import { Sheet } from '../overlays/sheet.tsx'

interface CountrySheetProps {
  countries: readonly PhoneCountry[]
  chosen: string
  onChoose: (country: PhoneCountry) => void
  onClose: () => void
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A sheet of countries sorted by their name in the guest's language, searchable by name, ISO code or country code. */
export function CountrySheet({ countries, chosen, onChoose, onClose }: CountrySheetProps) {
  const [text, setText] = useState('')
  const { intl } = currentLocale()
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const query = plain(text.trim().replace(/^\+|^00/, ''))
  const shown = countries
    .map(country => ({ ...country, name: names.of(country.isoCode) ?? country.isoCode }))
    .filter(({ name, isoCode, countryCode }) =>
      [plain(name), isoCode.toLowerCase(), countryCode].some(
        part => part.startsWith(query) || plain(name).includes(query),
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name, intl))
  return (
    <Sheet full title={t('ui.country')} onClose={onClose}>
      <SearchField value={text} onChange={setText} label={t('ui.search')} autoFocus />
      <div className={styles.list}>
        {shown.map(({ name, ...country }) => (
          <button
            key={country.isoCode}
            type="button"
            className={styles.country}
            aria-current={country.isoCode === chosen}
            onClick={() => onChoose(country)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.dial}>+{country.countryCode}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 && <p role="status">{t('ui.noMatch', { text })}</p>}
    </Sheet>
  )
}
