import { CreditCard, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Choice } from '../../../ui/controls/choice.tsx'
import { cardName } from '../card-name.ts'
import { phoneWalletName } from '../phone-wallets.ts'
import type { CardChoice, CardOffers } from './card-choice.ts'
import styles from './choose.module.css'

interface CardRowsProps {
  offers: CardOffers
  /** Undefined while another method is chosen. */
  chosen: CardChoice | undefined
  onChoose: (choice: CardChoice) => void
  /** Amount that a card would pay, if that is not the whole bill. */
  covers: ReactNode
}

/** Phone wallets first, then saved cards, then a new card. PAY-8 */
export function CardRows({ offers: { cards, wallets }, chosen, onChoose, covers }: CardRowsProps) {
  const row = (choice: CardChoice) => ({ checked: choice === chosen, onChange: () => onChoose(choice) })
  const own = cards.length > 0
  return (
    <>
      {wallets.map(wallet => (
        <Choice
          key={wallet}
          {...row(wallet)}
          detail={
            <>
              {t('payment.walletHint')}
              {covers}
            </>
          }
          end={<Smartphone aria-hidden="true" className={styles.mark} />}
        >
          {phoneWalletName(wallet)}
        </Choice>
      ))}
      {cards.map(card => {
        const date = `${card.expiryMonth}/${card.expiryYear.slice(-2)}`
        return (
          <Choice
            key={card.id}
            {...row(card.id)}
            disabled={card.expired}
            detail={
              <>
                {t(card.expired ? 'payment.cardExpired' : 'payment.cardExpires', { date })}
                {!card.expired && covers}
              </>
            }
            end={<CreditCard aria-hidden="true" className={styles.mark} />}
          >
            <bdi>{cardName(card)}</bdi>
          </Choice>
        )
      })}
      <Choice {...row('new')} detail={covers} end={<CreditCard aria-hidden="true" className={styles.mark} />}>
        {own ? t('payment.newCard') : paymentMethodName('12_bankCard')}
      </Choice>
    </>
  )
}
