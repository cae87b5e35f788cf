import { type Currency, type Money, money } from '@comanda/domain/money'
import { earnsPoints } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { useUser } from '../../platform/session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Check, CheckGroup } from '../../ui/controls/choice.tsx'
import { useCardFee, useCardList } from './api.ts'
import { type Box, boxesOf, ticked } from './boxes.ts'
import styles from './glance.module.css'
import { hasOf, nameOf, reasonText } from './method-texts.ts'
import { surchargeText } from './surcharge-text.ts'
import { methodsParam, readMethods } from './payment-paths.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface OwnMethodSummaryProps {
  shopId: number
  orderType: BizType
  due: Money
  currency: Currency
  withCoupons: boolean
  /** Selected methods, encoded as in the address of the payment page. */
  chosen: string
  onChoose: (method: string) => void
  /** Points earned by an amount, from the card feature. */
  renderEarns: (amount: Money) => ReactNode
}

/** Overview of points, card and gift cards: the amount each would cover of this order. PAY-1 */
export function OwnMethodSummary({ shopId, orderType, due, currency, withCoupons, ...props }: OwnMethodSummaryProps) {
  const { customerId } = useUser()
  const { data } = useCardList({ shopId, orderType, amount: due }, customerId > 0 && due > 0)
  const chosen = readMethods(props.chosen)
  const { boxes, lines, restDue } = boxesOf({ due, offers: data?.means ?? [], chosen, withCoupons })
  const unearned = lines.reduce((all, line) => all + (earnsPoints(line.paymentMethod) ? 0 : line.amount), 0)
  return (
    <>
      {boxes.length > 0 && (
        <Card>
          <CheckGroup legend={t('payment.own')} note={t('payment.glanceNote')}>
            {boxes.map(box => (
              <OwnMethodBox
                key={`${box.method.paymentMethod} ${box.method.payerId}`}
                box={box}
                currency={currency}
                onChange={used => props.onChoose(methodsParam(ticked(chosen, box.method, used)))}
              />
            ))}
          </CheckGroup>
          {lines.length > 0 && (
            <Row as="p" gap={8} className={styles.rest} role="status">
              <Coins aria-hidden="true" />
              {restDue > 0
                ? t('payment.glanceRest', { amount: showMoney(restDue, currency) })
                : t('payment.allCovered')}
            </Row>
          )}
        </Card>
      )}
      {restDue > 0 && <CardFee shopId={shopId} />}
      {props.renderEarns(money(due - unearned))}
    </>
  )
}

/** Card surcharge, shown before the payment page adds it. PRICE-8 */
function CardFee({ shopId }: { shopId: number }) {
  const { data } = useCardFee(shopId)
  return (
    data?.ccFee && (
      <Text kind="quiet" className={styles.fee}>
        {surchargeText(data.ccFee)}
      </Text>
    )
  )
}

interface OwnMethodBoxProps {
  box: Box
  currency: Currency
  onChange: (used: boolean) => void
}

/** Why a method cannot be used or is not needed, or its balance. */
const detailOf = ({ method, reason, idle }: Box, currency: Currency): string =>
  reason ? reasonText(reason) : t(idle ? 'payment.notNeeded' : 'payment.has', { amount: hasOf(method, currency) })

const OwnMethodBox = ({ box, currency, onChange }: OwnMethodBoxProps) => (
  <Check
    checked={box.used}
    disabled={box.disabled}
    onChange={onChange}
    detail={detailOf(box, currency)}
    end={
      <Text as="span" kind="quiet" figures className={styles.covers}>
        {box.covers === undefined
          ? t('payment.upTo', { amount: showMoney(box.method.usable, currency) })
          : showSignedMoney(money(-box.covers), currency)}
      </Text>
    }
  >
    {nameOf(box.method)}
  </Check>
)
