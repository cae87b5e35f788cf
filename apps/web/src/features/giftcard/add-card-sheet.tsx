import {
  type GiftCode,
  readGiftLink,
  showAuthCode,
  showCardNo,
  typedAuthCode,
  typedCardNo,
} from '@comanda/domain/giftcard'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useLookUp } from './api.ts'
import styles from './gift.module.css'

interface AddCardSheetProps {
  /** Called with number and code of a card that they open. */
  onFound: (code: GiftCode) => void
  onClose: () => void
}

/** Input of a card's number and code; a complete link in either field fills both. CARD-5 */
export function AddCardSheet({ onFound, onClose }: AddCardSheetProps) {
  const [cardNo, setCardNo] = useState('')
  const [authCode, setAuthCode] = useState('')
  const lookUp = useLookUp()
  const take = (text: string, put: (text: string) => void) => {
    const link = readGiftLink(text)
    lookUp.reset()
    if (!link) return put(text)
    setCardNo(showCardNo(link.cardNo))
    setAuthCode(showAuthCode(link.authCode))
  }
  const submit = () => {
    const typed = { cardNo: typedCardNo(cardNo), authCode: typedAuthCode(authCode) }
    lookUp.mutate(typed, { onSuccess: () => onFound(typed) })
  }
  const { error } = lookUp
  return (
    <Sheet title={t('gift.add')} onClose={onClose}>
      <form
        className={styles.column}
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <p className={styles.quiet}>{t('gift.addHint')}</p>
        <Field label={t('gift.number')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={300}
            placeholder="0000 0000 0000 0000"
            value={cardNo}
            onChange={event => take(event.target.value, setCardNo)}
          />
        </Field>
        <Field label={t('gift.code')} error={error && (isRefused(error) ? error.message : t('ui.failedHint'))}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={300}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            value={authCode}
            onChange={event => take(event.target.value, setAuthCode)}
          />
        </Field>
        <Button wide type="submit" busy={lookUp.isPending} disabled={cardNo === '' || authCode === ''}>
          {t('gift.check')}
        </Button>
      </form>
    </Sheet>
  )
}
