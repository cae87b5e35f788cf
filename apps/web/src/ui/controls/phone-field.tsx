import { phoneFormatOf, phoneFormats } from '@comanda/domain/address'
import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { PhoneInput } from './phone-input.tsx'

interface PhoneFieldProps {
  label: string
  hint?: string
  error: ReactNode
  /** ISO code of the selected country. */
  isoCode: string
  phoneNumber: string
  onChange: (phone: { isoCode: string; phoneNumber: string }) => void
}

/** A field for a phone number of any country with known rules. */
export const PhoneField = ({ label, hint, error, isoCode, phoneNumber, onChange }: PhoneFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <PhoneInput
      value={{ isoCode, countryCode: phoneFormatOf(isoCode)?.countryCode ?? '', phoneNumber }}
      onChange={typed => onChange({ isoCode: typed.isoCode, phoneNumber: typed.phoneNumber })}
      countries={phoneFormats()}
    />
  </Field>
)
