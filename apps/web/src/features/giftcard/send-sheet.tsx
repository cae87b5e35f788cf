import { localTime } from '@comanda/domain/store'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { useUser } from '../../platform/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { type GiftCardDetail, useSendOn } from './api.ts'
import { countryOf } from './country-of.ts'
import { FriendFields } from './friend-fields.tsx'
import { noFriend, readyFriend } from './friend-draft.ts'
import styles from './gift.module.css'
import { GiftError } from './gift-states.tsx'
import { timeNow } from '../../platform/device/server-clock.ts'

interface SendSheetProps {
  card: GiftCardDetail
  onSent: () => void
  onClose: () => void
}

/** Sends a card to a friend. CARD-5 */
export function SendSheet({ card, onSent, onClose }: SendSheetProps) {
  const { nick } = useUser()
  const [friend, setFriend] = useState(() => noFriend(nick))
  const [submitted, setSubmitted] = useState(false)
  const [today] = useState(() => localTime(timeNow(), card.timeZone).date)
  const { mutate, isPending, error } = useSendOn()
  const country = countryOf(card.currency.currencyCode)
  const submit = () => {
    setSubmitted(true)
    const forFriendInfo = readyFriend(friend, country)
    if (!forFriendInfo) return
    const delivery = friend.day !== '' && friend.day !== today ? { deliveryDate: friend.day } : {}
    mutate(
      { cardId: card.cardId, forFriendInfo, ...delivery },
      {
        onSuccess: () => {
          toast(t('gift.sent'))
          onSent()
        },
      },
    )
  }
  return (
    <Sheet
      title={t('gift.sendOn')}
      onClose={onClose}
      foot={
        <Button wide size="large" busy={isPending} onClick={submit}>
          {t('gift.send')}
        </Button>
      }
    >
      <div className={styles.column}>
        <p className={styles.quiet}>{t('gift.sendOnHint')}</p>
        <FriendFields friend={friend} country={country} today={today} onChange={setFriend} submitted={submitted} />
        {error && <GiftError error={error} />}
      </div>
    </Sheet>
  )
}
