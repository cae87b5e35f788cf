import { phoneFormatOf, phoneFormats } from '@comanda/domain/address'
import { t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/field.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './booking.module.css'
import { type ContactDraft, contactFaults } from './contact-draft.ts'

interface ContactFieldsProps {
  contact: ContactDraft
  countryCode: string
  onChange: (contact: ContactDraft) => void
  /** Faults show once the guest has tried to go on. */
  tried: boolean
}

/** Who comes, and how the restaurant reaches them. */
export function ContactFields({ contact, countryCode, onChange, tried }: ContactFieldsProps) {
  const isoCode = contact.isoCode || countryCode
  const faults = contactFaults(contact, countryCode)
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  const phone = {
    isoCode,
    countryCode: phoneFormatOf(isoCode)?.countryCode ?? '',
    phoneNumber: contact.phoneNumber,
  }
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('booking.firstName')} error={tried && faults.name && t('booking.nameNeeded')}>
          <TextInput
            autoComplete="given-name"
            maxLength={60}
            value={contact.firstName}
            onChange={event => set({ firstName: event.target.value })}
          />
        </Field>
        <Field label={t('booking.lastName')} optional>
          <TextInput
            autoComplete="family-name"
            maxLength={60}
            value={contact.lastName}
            onChange={event => set({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field
        label={t('booking.phone')}
        hint={t('booking.phoneWhy')}
        error={tried && faults.phone && t('booking.phoneNeeded')}
      >
        <PhoneInput
          value={phone}
          onChange={typed => set({ isoCode: typed.isoCode, phoneNumber: typed.phoneNumber })}
          countries={phoneFormats()}
        />
      </Field>
      <Field
        label={t('booking.email')}
        hint={t('booking.emailWhy')}
        error={tried && faults.email && t('booking.emailWrong')}
        optional
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={contact.email}
          onChange={event => set({ email: event.target.value })}
        />
      </Field>
    </>
  )
}
