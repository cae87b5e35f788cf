import { type Currency, type Money, money } from '@comanda/domain/money'
import { type CounterPart, type CounterPayment, takenOf } from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CounterSheet, counterTexts } from '../../../forms/counter-sheet.tsx'
import { amountText, typedAmount } from '../../../forms/fields/typed-amount.ts'
import { TypedAmountField } from '../../../forms/fields/typed-amount-field.tsx'
import { CardRest, type CardPaid } from './card-rest.tsx'
import { useEnteredPayments } from './entered-payments.ts'

/** How staff took an order: in one payment, or in several. PAY-10, PAY-21 */
export type OrderTaken = { counter: CounterPayment } | { counters: CounterPart[] }

interface OrderPaymentProps {
  shopId: number
  title: string
  orderId: string
  due: Money
  currency: Currency
  /** The amount that cash is rounded to a multiple of, minor units. */
  cashRounding?: Money | undefined
  busy: boolean
  /** A scanned member card that can pay. */
  visit?: CardPaid['visit'] | undefined
  /** False for a round, whose bill takes its payments one by one. */
  splits: boolean
  onTaken: (taken: OrderTaken) => void
  /** Above the payments. */
  note?: ReactNode
  /** A member's card paid the rest. */
  onCardPaid: () => void
  onClose: () => void
}

interface PartsProps {
  parts: readonly CounterPart[]
  currency: Currency
  onRemove: (at: number) => void
}

/** The payments that are entered so far. */
const Parts = ({ parts, currency, onRemove }: PartsProps) => (
  <Stack as="ul" gap={4} aria-label={t('counter.parts')}>
    {parts.map((part, at) => (
      <Row as="li" key={takenOf(parts.slice(0, at + 1))} justify="between">
        <Text as="span">
          {t(counterTexts[part.method])} · {showMoney(part.amount, currency)}
        </Text>
        <Button
          size="small"
          kind="plain"
          icon={<X aria-hidden="true" size={18} />}
          aria-label={t('counter.removePart', { amount: showMoney(part.amount, currency) })}
          onClick={() => onRemove(at)}
        />
      </Row>
    ))}
  </Stack>
)

/**
 * Takes the payment of an order: all of it at once, or in several payments, of which a member's card can be the last. Nothing is recorded
 * before the last one. PAY-10, PAY-21
 */
export function OrderPayment({ shopId, title, orderId, due, currency, busy, ...props }: OrderPaymentProps) {
  const { cashRounding, visit, splits, note, onTaken, onCardPaid, onClose } = props
  const { value: parts, change: setParts } = useEnteredPayments(shopId, orderId)
  const [typed, setTyped] = useState<string>()
  const left = money(due - takenOf(parts))
  const amount = typed === undefined ? left : typedAmount(typed, currency)
  const isGood = amount !== undefined && amount > 0 && amount <= left
  const paying = isGood ? amount : money(0)
  const isLast = paying === left
  const take = (counter: CounterPayment) => {
    const next = [...parts, { ...counter, amount: paying }]
    setTyped(undefined)
    if (!isLast) return setParts(next)
    onTaken(parts.length === 0 ? { counter } : { counters: next })
  }
  const most = t('counter.left', { amount: showMoney(left, currency) })
  return (
    <CounterSheet
      // Every payment starts with its own method, cash and tip.
      key={parts.length}
      shopId={shopId}
      title={title}
      due={paying}
      currency={currency}
      cashRounding={cashRounding}
      busy={busy}
      {...(!isLast && { action: t('counter.addPart') })}
      choice={
        splits && (
          <>
            {note}
            {parts.length > 0 && (
              <Parts parts={parts} currency={currency} onRemove={at => setParts(parts.filter((_, i) => i !== at))} />
            )}
            <TypedAmountField
              label={`${t('counter.partAmount')} (${currency.currencySymbol})`}
              hint={most}
              error={isGood ? undefined : most}
              text={typed ?? amountText(left, currency)}
              onText={setTyped}
            />
          </>
        )
      }
      onPaid={take}
      onClose={onClose}
    >
      {splits && <CardRest {...{ shopId, orderId, left, currency, parts, visit }} onPaid={onCardPaid} />}
    </CounterSheet>
  )
}
