import { type Currency, type Money, money } from '@comanda/domain/money'
import { earns, settleBy, whyDisabled } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { useUser } from '../../platform/session.ts'
import { Card } from '../../ui/card.tsx'
import { Check, CheckGroup } from '../../ui/choice.tsx'
import { type OwnMeans, useCardFee, useCardList } from './api.ts'
import styles from './glance.module.css'
import { hasOf, nameOf, reasonWords } from './means-words.ts'
import { surchargeWords } from './surcharge-words.ts'
import { meansText, readMeans } from './ways.ts'

interface MeansGlanceProps {
  shopId: number
  orderType: BizType
  due: Money
  currency: Currency
  withCoupons: boolean
  /** What is chosen, as the address of the payment page carries it. */
  chosen: string
  onChoose: (means: string) => void
  /** What so much money earns, from the feature of cards. */
  renderEarns: (amount: Money) => ReactNode
}

/** Points, card and gift cards at a glance: what each would cover of this order, to be used when it is paid. PAY-1 */
export function MeansGlance({ shopId, orderType, due, currency, withCoupons, ...props }: MeansGlanceProps) {
  const { customerId } = useUser()
  const { data } = useCardList({ shopId, orderType, amount: due }, customerId > 0 && due > 0)
  const offers = data?.means.filter(one => one.disabledReason === undefined) ?? []
  const chosen = readMeans(props.chosen)
  const { lines, restDue } = settleBy({
    due,
    tip: money(0),
    offers,
    chosen,
    withCoupons,
    takesTip: () => false,
  })
  const unearned = lines.reduce((all, line) => all + (earns(line.paymentMethod) ? 0 : line.amount), 0)
  return (
    <>
      {offers.length > 0 && (
        <Card>
          <CheckGroup legend={t('payment.own')} note={t('payment.glanceNote')}>
            {offers.map(one => (
              <OneMeans
                key={`${one.paymentMethod} ${one.payerId}`}
                means={one}
                currency={currency}
                used={chosen.some(it => isOf(it, one))}
                covers={lines.find(line => isOf(line, one))?.amount}
                covered={restDue === 0}
                reason={whyDisabled(one, { offers, chosen, withCoupons })}
                onChange={used => {
                  const others = chosen.filter(it => !isOf(it, one))
                  const { paymentMethod, payerId } = one
                  props.onChoose(meansText(used ? [...others, { paymentMethod, payerId }] : others))
                }}
              />
            ))}
          </CheckGroup>
          {lines.length > 0 && (
            <p className={styles.rest} role="status">
              <Coins aria-hidden="true" />
              {restDue > 0
                ? t('payment.glanceRest', { amount: showMoney(restDue, currency) })
                : t('payment.allCovered')}
            </p>
          )}
        </Card>
      )}
      {restDue > 0 && <CardFee shopId={shopId} />}
      {props.renderEarns(money(due - unearned))}
    </>
  )
}

/** What comes on top where a card pays; said here, so that the payment page's total surprises nobody. PRICE-8 */
function CardFee({ shopId }: { shopId: number }) {
  const { data } = useCardFee(shopId)
  return data?.ccFee && <p className={styles.fee}>{surchargeWords(data.ccFee)}</p>
}

const isOf = (a: { paymentMethod: string; payerId?: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

interface OneMeansProps {
  means: OwnMeans
  currency: Currency
  used: boolean
  /** What it pays as things are chosen; absent where it is not used or not needed. */
  covers: Money | undefined
  /** Everything is paid by what is chosen. */
  covered: boolean
  reason: ReturnType<typeof whyDisabled>
  onChange: (used: boolean) => void
}

/** Why it cannot be used, that it need not be, or what there is of it. */
const detailOf = (one: Pick<OneMeansProps, 'means' | 'currency' | 'reason'> & { idle: boolean }): string =>
  one.reason
    ? reasonWords(one.reason)
    : t(one.idle ? 'payment.notNeeded' : 'payment.has', { amount: hasOf(one.means, one.currency) })

const OneMeans = ({ means, currency, used, covers, covered, reason, onChange }: OneMeansProps) => (
  <Check
    checked={used}
    disabled={reason !== undefined && !used}
    onChange={onChange}
    detail={detailOf({ means, currency, reason, idle: used && covered && covers === undefined })}
    end={
      <span className={styles.covers}>
        {covers === undefined
          ? t('payment.upTo', { amount: showMoney(means.usable, currency) })
          : showSignedMoney(money(-covers), currency)}
      </span>
    }
  >
    {nameOf(means)}
  </Check>
)
