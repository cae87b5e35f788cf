import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { storeContact } from '../../platform/known-contact.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type BookingShop, useJoinWaitlist } from './api.ts'
import styles from './booking.module.css'
import { type ContactDraft, readyContact } from './contact-draft.ts'
import { ContactFields } from './contact-fields.tsx'
import { peopleText } from './texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'

/** Storage key of the draft, which outlives the sheet until it is sent. */
const KEY = 'waitingDraft'

interface JoinSheetProps {
  shop: BookingShop
  partySize: number
  initialContact: ContactDraft
  onClose: () => void
}

/** Joins the waiting list: party size and contact. */
export function JoinSheet({ shop, partySize, initialContact, onClose }: JoinSheetProps) {
  const [contact, change] = useStoredDraft(KEY, initialContact)
  const [submitted, setSubmitted] = useState(false)
  const join = useJoinWaitlist()
  const send = () => {
    const ready = readyContact(contact, shop.countryCode)
    setSubmitted(true)
    if (!ready) return
    const finish = () => {
      eraseStored(KEY)
      storeContact(contact)
      onClose()
    }
    // The guest's place replaces this sheet before the call returns: a callback of `mutate` would be dropped with it.
    join.mutateAsync({ shopId: shop.shopId, partySize, contact: ready }).then(finish, () => {})
  }
  return (
    <Sheet
      title={t('booking.wait.title')}
      onClose={onClose}
      foot={
        <Button wide size="large" busy={join.isPending} onClick={send}>
          {t('booking.wait.join')}
        </Button>
      }
    >
      <Stack className={styles.column}>
        <p className={styles.quiet}>
          {shop.shopName} · {peopleText(partySize)}
        </p>
        {join.error && (
          <p className={styles.note} role="alert">
            {join.error.message}
          </p>
        )}
        <ContactFields
          contact={contact}
          countryCode={shop.countryCode}
          onChange={next => change(() => next)}
          submitted={submitted}
        />
      </Stack>
    </Sheet>
  )
}
