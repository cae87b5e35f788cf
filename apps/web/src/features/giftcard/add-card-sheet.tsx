import {
  type GiftCode,
  readGiftLink,
  showAuthCode,
  showCardNo,
  typedAuthCode,
  typedCardNo,
} from '@comanda/domain/giftcard'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { useLookUp } from './api.ts'
import styles from './gift.module.css'

/** Storage key of the draft, which outlives the sheet until the card is found. */
const KEY = 'giftCodeDraft'

interface AddCardSheetProps {
  /** Called with number and code of a card that they open. */
  onFound: (code: GiftCode) => void
  onClose: () => void
}

/** Input of a card's number and code; a complete link in either field fills both. CARD-5 */
export function AddCardSheet({ onFound, onClose }: AddCardSheetProps) {
  const [{ cardNo, authCode }, change] = useStoredDraft(KEY, { cardNo: '', authCode: '' })
  const lookUp = useLookUp()
  const take = (text: string, field: 'cardNo' | 'authCode') => {
    const link = readGiftLink(text)
    lookUp.reset()
    change(now =>
      link ? { cardNo: showCardNo(link.cardNo), authCode: showAuthCode(link.authCode) } : { ...now, [field]: text },
    )
  }
  const submit = () => {
    const typed = { cardNo: typedCardNo(cardNo), authCode: typedAuthCode(authCode) }
    lookUp.mutate(typed, {
      onSuccess: () => {
        eraseStored(KEY)
        onFound(typed)
      },
    })
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
            onChange={event => take(event.target.value, 'cardNo')}
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
            onChange={event => take(event.target.value, 'authCode')}
          />
        </Field>
        <Button wide type="submit" busy={lookUp.isPending} disabled={cardNo === '' || authCode === ''}>
          {t('gift.check')}
        </Button>
      </form>
    </Sheet>
  )
}
