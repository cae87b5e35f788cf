import { t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/controls/field.tsx'
import { NameFields } from '../../ui/controls/name-fields.tsx'
import { PhoneField } from '../../ui/controls/phone-field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type ContactDraft, contactFaults } from './contact-draft.ts'

interface ContactFieldsProps {
  contact: ContactDraft
  countryCode: string
  onChange: (contact: ContactDraft) => void
  /** Errors show after the first attempt to continue. */
  submitted: boolean
}

/** Name, phone and e-mail of the guest. */
export function ContactFields({ contact, countryCode, onChange, submitted }: ContactFieldsProps) {
  const faults = contactFaults(contact, countryCode)
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  return (
    <>
      <NameFields names={contact} error={submitted && faults.name && t('booking.nameNeeded')} onChange={set} />
      <PhoneField
        label={t('booking.phone')}
        hint={t('booking.phoneWhy')}
        error={submitted && faults.phone && t('booking.phoneNeeded')}
        isoCode={contact.isoCode || countryCode}
        phoneNumber={contact.phoneNumber}
        onChange={set}
      />
      <Field
        label={t('booking.email')}
        hint={t('booking.emailWhy')}
        error={submitted && faults.email && t('booking.emailWrong')}
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
