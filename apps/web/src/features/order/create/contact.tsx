import { phoneFormatOf, phoneFormats, phoneLooksRight } from '@comanda/domain/address'
import { UserRound } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { Field } from '../../../ui/field.tsx'
import { Part } from '../../../ui/part.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './create.module.css'
import type { ContactDraft } from './draft.ts'

interface ContactProps {
  contact: ContactDraft
  /** The country of the store: the phone's, until the guest says otherwise. */
  countryCode: string
  onChange: (contact: ContactDraft) => void
  /** Faults show once the guest has tried to go on. */
  tried: boolean
}

/** Who takes the food, and a phone number in case something is unclear. */
export function Contact({ contact, countryCode, onChange, tried }: ContactProps) {
  const isoCode = contact.isoCode || countryCode
  const countries = phoneFormats()
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  const noName = tried && contact.firstName.trim() === ''
  const noPhone = tried && !phoneLooksRight(isoCode, contact.phoneNumber)
  return (
    <Part icon={<UserRound />} title={t('order.contact')}>
      <div className={styles.pair}>
        <Field label={t('order.firstName')} error={noName && t('order.nameNeeded')}>
          <TextInput
            autoComplete="given-name"
            maxLength={60}
            value={contact.firstName}
            onChange={event => set({ firstName: event.target.value })}
          />
        </Field>
        <Field label={t('order.lastName')} optional>
          <TextInput
            autoComplete="family-name"
            maxLength={60}
            value={contact.lastName}
            onChange={event => set({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t('order.phone')} hint={t('order.phoneWhy')} error={noPhone && t('order.phoneNeeded')}>
        <PhoneInput
          value={{ isoCode, countryCode: phoneFormatOf(isoCode)?.countryCode ?? '', phoneNumber: contact.phoneNumber }}
          onChange={phone => set({ isoCode: phone.isoCode, phoneNumber: phone.phoneNumber })}
          countries={countries}
        />
      </Field>
    </Part>
  )
}
