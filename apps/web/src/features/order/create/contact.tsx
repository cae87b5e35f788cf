import { phoneLooksRight } from '@comanda/domain/address'
import { UserRound } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { NameFields } from '../../../ui/controls/name-fields.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import { PhoneField } from '../../../ui/controls/phone-field.tsx'
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
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  const noName = tried && contact.firstName.trim() === ''
  const noPhone = tried && !phoneLooksRight(isoCode, contact.phoneNumber)
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
