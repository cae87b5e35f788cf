import { type Money } from '@comanda/domain/money'
import { isWallet, type PayableKind } from '@comanda/domain/payment'
import type { MessageKey } from '@comanda/messages'
import { CreditCard, HandCoins, Smartphone } from 'lucide-react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { Panel, TitledPanel } from '../../../ui/layout/panel.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { Methods } from '../api.ts'
import type { CardChoice, CardOffers } from './card-choice.ts'
import { CardRows } from './card-rows.tsx'
import styles from './choose.module.css'

export type Method = Methods['methods'][number]
type MethodId = Method['paymentMethod']

const hints: Partial<Record<MethodId, MessageKey>> = {
  '12_octopus': 'payment.hint.wallet',
  '12_mPay': 'payment.hint.wallet',
  'out-line': 'payment.hint.out-line',
}

/** Hint of a payment method: a table's bill is paid after the meal. */
const hintOf = (method: MethodId, payFor: PayableKind): MessageKey | undefined =>
  method === 'out-line' && payFor === 'bill' ? 'payment.hint.out-line.bill' : hints[method]

/** Icon of a payment method. */
function MethodIcon({ method }: { method: MethodId }) {
  const Picture = method === 'out-line' ? HandCoins : isWallet(method) ? Smartphone : CreditCard
  return <Picture aria-hidden="true" className={styles.mark} />
}

interface MethodListProps {
  /** The sources of a card payment, with the choice among them. */
  cards: { offers: CardOffers; chosen: CardChoice; choose: (choice: CardChoice) => void }
  list: Pick<Methods, 'methods' | 'currency' | 'dueAmount'>
  /** Amount left for the method to pay. */
  rest: Money
  payFor: PayableKind
  chosen: MethodId | undefined
  onChoose: (method: MethodId) => void
}

/** The payment methods, each with its amount if that is not the whole bill; a single one is not a choice. PAY-5 */
export function MethodList(props: MethodListProps) {
  const { cards, list } = props
  const [only, ...others] = list.methods
  const isOnly = others.length === 0 && cards.offers.cards.length === 0 && cards.offers.wallets.length === 0
  if (!only || !isOnly) return <MethodChoice {...props} />
  // The button names the card already.
  if (only.paymentMethod === '12_bankCard') return null
  return <OnlyMethod method={only.paymentMethod} payFor={props.payFor} />
}

/** The one method there is. */
function OnlyMethod({ method, payFor }: { method: MethodId; payFor: PayableKind }) {
  const hint = hintOf(method, payFor)
  return (
    <TitledPanel
      title={paymentMethodName(method)}
      icon={<MethodIcon method={method} />}
      end={hint && <Text kind="hint">{t(hint)}</Text>}
    />
  )
}

const MethodChoice = ({ cards, list, rest, payFor, chosen, onChoose }: MethodListProps) => (
  <Panel>
    <ChoiceGroup legend={t('payment.how')}>
      {list.methods.map(({ paymentMethod, amount, enabled }) => {
        const hint = hintOf(paymentMethod, payFor)
        const covers = rest < list.dueAmount && (
          <span className={styles.methodCovers}>
            {t('payment.covers', { amount: showMoney(paymentMethod === 'out-line' ? amount : rest, list.currency) })}
          </span>
        )
        if (paymentMethod === '12_bankCard' && enabled)
          return (
            <CardRows
              key={paymentMethod}
              offers={cards.offers}
              chosen={paymentMethod === chosen ? cards.chosen : undefined}
              onChoose={cards.choose}
              covers={covers}
            />
          )
        return (
          <Choice
            key={paymentMethod}
            checked={paymentMethod === chosen}
            disabled={!enabled}
            onChange={() => onChoose(paymentMethod)}
            detail={
              <>
                {hint && t(hint)}
                {covers}
              </>
            }
            end={<MethodIcon method={paymentMethod} />}
          >
            {paymentMethodName(paymentMethod)}
          </Choice>
        )
      })}
    </ChoiceGroup>
  </Panel>
)
