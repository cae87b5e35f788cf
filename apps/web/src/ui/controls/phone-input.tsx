import { ChevronDown } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { useField } from './field.tsx'
import type { PhoneCountry } from './phone-country.ts'
import styles from './phone-input.module.css'
import { lazyPart } from '../loading/lazy-part.ts'

export interface PhoneValue extends PhoneCountry {
  /** As typed by the guest, without the country code. */
  phoneNumber: string
}

interface PhoneInputProps {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  countries: readonly PhoneCountry[]
  /** Formats the digits for the country during typing; absent until the formatting rules are loaded. */
  format?: ((digits: string, isoCode: string) => string) | undefined
  name?: string
}

const CountrySheet = lazyPart(async () => (await import('./country-sheet.tsx')).CountrySheet)

/** The parts of a pasted international number (`+…` or `00…`): the country with the longest matching code. */
function pasted(text: string, countries: readonly PhoneCountry[], now: PhoneCountry): PhoneValue | undefined {
  const digits = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(text)?.[1]?.replace(/\D/g, '')
  if (!digits) return undefined
  const fits = countries.filter(({ countryCode }) => digits.startsWith(countryCode))
  const longest = Math.max(0, ...fits.map(({ countryCode }) => countryCode.length))
  const best = fits.filter(({ countryCode }) => countryCode.length === longest)
  const country = best.find(({ isoCode }) => isoCode === now.isoCode) ?? best[0]
  return country && { ...country, phoneNumber: digits.slice(longest) }
}

/** A phone number input: the country code from a searchable list, then the national number. */
export function PhoneInput({ value, onChange, countries, format, name }: PhoneInputProps) {
  const [choosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { isoCode, countryCode, phoneNumber } = value
  const take = (text: string) => {
    const whole = pasted(text, countries, value)
    if (whole) return onChange(whole)
    onChange({ ...value, phoneNumber: text.replace(/[^\d\s().-]/g, '').slice(0, 24) })
  }
  const choose = (country: PhoneCountry) => {
    setChoosing(false)
    onChange({ ...country, phoneNumber })
    input.current?.focus()
  }
  return (
    <div className={styles.phone}>
      <button
        type="button"
        className={styles.code}
        aria-haspopup="dialog"
        aria-label={`${t('ui.country')}: +${countryCode}`}
        onClick={() => setChoosing(true)}
      >
        +{countryCode}
        <ChevronDown aria-hidden="true" />
      </button>
      <input
        ref={input}
        {...useField()}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        className={classNames(fieldStyles.input)}
        value={format ? format(phoneNumber, isoCode) : phoneNumber}
        onChange={event => take(event.target.value)}
        {...(name && { name })}
      />
      {choosing && (
        <Suspense>
          <CountrySheet countries={countries} chosen={isoCode} onChoose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
