import {
  type GiftCode,
  readGiftLink,
  showAuthCode,
  showCardNo,
  typedAuthCode,
  typedCardNo,
} from '@comanda/domain/giftcard'
import { useState } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type GiftCard, useLookUp, useRedeem } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import styles from './gift.module.css'
import { untilText } from './texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'

interface AddCardSheetProps {
  code: GiftCode | undefined
  signIn: string
  onAdded: () => void
  onClose: () => void
}

/** Typed number and code; a previous lookup is discarded with each change. */
function useTyped(code: GiftCode | undefined) {
  const [cardNo, setCardNo] = useState(code ? showCardNo(code.cardNo) : '')
  const [authCode, setAuthCode] = useState(code ? showAuthCode(code.authCode) : '')
  const lookUp = useLookUp()
  const redeem = useRedeem()
  /** A complete link in either field fills both. */
  const take = (text: string, put: (text: string) => void) => {
    const link = readGiftLink(text)
    lookUp.reset()
    redeem.reset()
    if (!link) return put(text)
    setCardNo(showCardNo(link.cardNo))
    setAuthCode(showAuthCode(link.authCode))
  }
  return { cardNo, setCardNo, authCode, setAuthCode, lookUp, redeem, take }
}

/** Adds a card by number and code, after showing it. CARD-5 */
export function AddCardSheet({ code, signIn, onAdded, onClose }: AddCardSheetProps) {
  const { cardNo, setCardNo, authCode, setAuthCode, lookUp, redeem, take } = useTyped(code)
  const typed = { cardNo: typedCardNo(cardNo), authCode: typedAuthCode(authCode) }
  const error = redeem.error ?? lookUp.error
  const card = lookUp.data
  const add = () =>
    redeem.mutate(typed, {
      onSuccess: () => {
        toast(t('gift.taken'))
        onClose()
        onAdded()
      },
    })
  return (
    <Sheet title={t('gift.add')} onClose={onClose}>
      <form
        className={styles.column}
        onSubmit={event => {
          event.preventDefault()
          lookUp.mutate(typed)
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
        {card ? (
          <CardPreview card={card} signIn={signIn} busy={redeem.isPending} onAdd={add} />
        ) : (
          <Button wide type="submit" busy={lookUp.isPending} disabled={cardNo === '' || authCode === ''}>
            {t('gift.check')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}

interface CardPreviewProps {
  card: GiftCard
  signIn: string
  busy: boolean
  onAdd: () => void
}

function CardPreview({ card, signIn, busy, onAdd }: CardPreviewProps) {
  const visitor = kindOf(useUser()) === 'visitor'
  return (
    <div className={styles.column} role="status">
      <GiftFace design={card.activeDesigns[0]} amount={card.balance} currency={card.currency} drawn={343} />
      <strong>{t('gift.found', { amount: showMoney(card.balance, card.currency) })}</strong>
      <p className={styles.quiet}>{untilText(card)}</p>
      {card.message !== undefined && (
        <Stack gap={10} className={styles.letter}>
          <blockquote>{card.message}</blockquote>
          {card.from !== undefined && <p className={styles.quiet}>{t('gift.foundFrom', { name: card.from })}</p>}
        </Stack>
      )}
      {visitor ? (
        <LinkButton wide to={signIn}>
          {t('gift.signInToTake')}
        </LinkButton>
      ) : (
        <Button wide busy={busy} onClick={onAdd}>
          {t('gift.take')}
        </Button>
      )}
    </div>
  )
}
