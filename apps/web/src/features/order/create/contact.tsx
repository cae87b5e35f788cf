import { internationalPhone, phoneLooksRight, phoneText } from '@comanda/domain/address'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { fullName } from '../../../platform/i18n/full-name.ts'
import { t } from '../../../platform/i18n/index.ts'
import { NameFields } from '../../../ui/controls/name-fields.tsx'
import { PhoneField } from '../../../ui/controls/phone-field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { contactReady } from './contact-ready.ts'
import styles from './create.module.css'
import type { ContactDraft } from './draft.ts'
import { Fact } from './fact.tsx'

interface ContactProps {
  contact: ContactDraft
  /** Country of the store; default country of the phone number. */
  countryCode: string
  onChange: (contact: ContactDraft) => void
  /** Errors show after the first attempt to continue. */
  submitted: boolean
}

/** Name and phone number of the person receiving the food: one row if they are known, fields while they are typed. */
export function Contact(props: ContactProps) {
  const { contact, countryCode, onChange } = props
  const [changing, setChanging] = useState(false)
  if (!changing && contactReady(contact, countryCode))
    return <KnownContact {...props} onEdit={() => setChanging(true)} />
  const change = (next: ContactDraft) => {
    setChanging(true)
    onChange(next)
  }
  return <ContactFields {...props} onChange={change} />
}

function KnownContact({ contact, countryCode, onEdit }: ContactProps & { onEdit: () => void }) {
  const { isoCode, phoneNumber } = contact
  const phone = internationalPhone(isoCode || countryCode, phoneNumber)
  return (
    <Fact
      icon={<UserRound />}
      title={t('order.contact')}
      titleHidden
      end={
        <button type="button" className={styles.change} aria-label={t('order.otherContact')} onClick={onEdit}>
          {t('order.change')}
        </button>
      }
    >
      <Stack as="p" gap={2} className={styles.lines}>
        <strong>{fullName(contact)}</strong>
        <span>
          <bdi dir="ltr">{phoneText(phone, countryCode)}</bdi>
        </span>
      </Stack>
    </Fact>
  )
}

function ContactFields({ contact, countryCode, onChange, submitted }: ContactProps) {
  const isoCode = contact.isoCode || countryCode
  const set = (part: Partial<ContactDraft>) => onChange({ ...contact, ...part })
  const noName = submitted && contact.firstName.trim() === ''
  const noPhone = submitted && !phoneLooksRight(isoCode, contact.phoneNumber)
  return (
    <Fact
      icon={<UserRound />}
      title={t('order.contact')}
      below={
        <>
          <NameFields names={contact} error={noName && t('order.nameNeeded')} onChange={set} />
          <PhoneField
            label={t('order.phone')}
            error={noPhone && t('order.phoneNeeded')}
            isoCode={isoCode}
            phoneNumber={contact.phoneNumber}
            onChange={set}
          />
        </>
      }
    >
      <Text kind="hint">{t('order.phoneWhy')}</Text>
    </Fact>
  )
}
