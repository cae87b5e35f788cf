import { money } from '@comanda/domain/money'
import type { PayableKind } from '@comanda/domain/payment'
import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { PaymentOffer } from '../api.ts'
import type { CardOffers } from './card-choice.ts'
import styles from './choose.module.css'
import { ManageCards } from './manage-cards.tsx'
import { MethodList } from './method-list.tsx'
import { OwnMethodList } from './own-method-list.tsx'
import type { Choice } from './settlement-of.ts'
import { Tip } from './tip.tsx'

interface ChoicesProps {
  list: PaymentOffer
  payFor: PayableKind
  choice: Choice
  offers: CardOffers
  /** Requests the cards again after one was removed. */
  onRemoved: () => Promise<unknown>
  /** Shown with the own methods until they cover everything, for example what points are worth. */
  ownNotes?: ReactNode
  children?: ReactNode
}

/** Own payment methods, the method for the rest and the tip. */
export function Choices({ list, payFor, choice, offers, onRemoved, ownNotes, children }: ChoicesProps) {
  const { currency } = list
  const { settlement, restId, offer, tipChoice } = choice
  const [managing, setManaging] = useState(false)
  const paidByOwn = settlement.lines.reduce((all, line) => all + (line.payerId ? line.amount : 0), 0)
  const rest = list.dueAmount - paidByOwn
  const isCovered = rest <= 0 && paidByOwn > 0
  return (
    <>
      {list.means.length > 0 && (
        <OwnMethodList methods={list.means} currency={currency} choice={choice}>
          {!isCovered && ownNotes}
        </OwnMethodList>
      )}
      {children}
      {!isCovered && (
        <>
          <MethodList
            cards={{ offers, chosen: choice.card, choose: choice.setCard }}
            list={list}
            rest={money(rest)}
            payFor={payFor}
            chosen={restId}
            onChoose={choice.setRest}
          />
          {offers.cards.length > 0 && (
            <Button kind="plain" onClick={() => setManaging(true)}>
              {t('payment.manageCards')}
            </Button>
          )}
        </>
      )}
      {offer && <Tip offer={offer} currency={currency} choice={tipChoice} onChange={choice.setTip} />}
      {settlement.tipLeft > 0 && (
        <Text kind="error" size={14} className={styles.refused} role="alert">
          {t('payment.tipNoRoom')}
        </Text>
      )}
      {managing && <ManageCards cards={offers.cards} onRemoved={onRemoved} onClose={() => setManaging(false)} />}
    </>
  )
}
