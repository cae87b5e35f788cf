import { phoneLooksRight } from '@comanda/domain/address'
import { UserRound } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { NameFields } from '../../../ui/controls/name-fields.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { PhoneField } from '../../../ui/controls/phone-field.tsx'
import type { ContactDraft } from './draft.ts'

interface ContactProps {
  contact: ContactDraft
  /** Country of the store; default country of the phone number. */
  countryCode: string
  onChange: (contact: ContactDraft) => void
  /** Errors show after the first attempt to continue. */
  submitted: boolean
}

/** Name and phone number of the person receiving the food. */
export function Contact({ contact, countryCode, onChange, submitted }: ContactProps) {
  const isoCode = contact.isoCode || countryCode
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  const noName = submitted && contact.firstName.trim() === ''
  const noPhone = submitted && !phoneLooksRight(isoCode, contact.phoneNumber)
  return (
    <TitledPanel icon={<UserRound />} title={t('order.contact')}>
      <NameFields names={contact} error={noName && t('order.nameNeeded')} onChange={set} />
      <PhoneField
        label={t('order.phone')}
        hint={t('order.phoneWhy')}
        error={noPhone && t('order.phoneNeeded')}
        isoCode={isoCode}
        phoneNumber={contact.phoneNumber}
        onChange={set}
      />
    </TitledPanel>
  )
}
