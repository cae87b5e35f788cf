import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type GiftSend, useSendAgain } from './api.ts'
import { countryOf } from './country-of.ts'
import { Destination } from './friend-fields.tsx'
import { friendFaults, noFriend } from './friend-draft.ts'
import styles from './gift.module.css'
import { GiftError } from './gift-states.tsx'

/** Sends a gift again, to the same or another address. CARD-5 */
export function SendAgainSheet({ send, onClose }: { send: GiftSend; onClose: () => void }) {
  const [elsewhere, setElsewhere] = useState(false)
  const [friend, setFriend] = useState(() => noFriend(''))
  const [submitted, setSubmitted] = useState(false)
  const { mutate, isPending, error } = useSendAgain()
  const country = countryOf(send.currency.currencyCode)
  const submit = () => {
    setSubmitted(true)
    const faults = friendFaults(friend, country)
    if (elsewhere && (faults.recipientEmail || faults.recipientPhone)) return
    const byEmail = friend.way === 'email'
    const address = byEmail
      ? { recipientEmail: friend.recipientEmail.trim() }
      : { recipientPhone: friend.recipientPhone, country: friend.country || country }
    mutate(
      { sendId: send.sendId, ...(elsewhere && address) },
      {
        onSuccess: () => {
          toast(t('gift.sent'))
          onClose()
        },
      },
    )
  }
  return (
    <Sheet
      title={t('gift.sendAgain')}
      onClose={onClose}
      foot={
        <Button wide size="large" busy={isPending} onClick={submit}>
          {t('gift.send')}
        </Button>
      }
    >
      <div className={styles.column}>
        <p className={styles.quiet}>{t('gift.sendAgainHint')}</p>
        <ChoiceGroup legend={t('gift.for', { name: send.recipient })}>
          <Choice checked={!elsewhere} onChange={() => setElsewhere(false)} detail={<bdi>{send.destination}</bdi>}>
            {t('gift.sendSame')}
          </Choice>
          <Choice checked={elsewhere} onChange={() => setElsewhere(true)}>
            {t('gift.sendOther')}
          </Choice>
        </ChoiceGroup>
        {elsewhere && (
          <Destination
            friend={friend}
            country={country}
            onChange={part => setFriend(now => ({ ...now, ...part }))}
            submitted={submitted}
          />
        )}
        {error && <GiftError error={error} />}
      </div>
    </Sheet>
  )
}
