import { type Currency, type Money, money } from '@comanda/domain/money'
import {
  changeDue,
  type CounterMethod,
  type CounterPayment,
  counterMethods,
  extrasOf,
  usualCash,
  withRounding,
} from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type ReactNode, useState } from 'react'
import { ActionSheet } from '../ui/action-sheet.tsx'
import { DrawerChoice, useDrawerChoice } from './fields/drawer-choice.tsx'
import { amountText, typedAmount } from './fields/typed-amount.ts'
import { TypedAmountField } from './fields/typed-amount-field.tsx'

/** The texts of the ways staff take money. PAY-10 */
export const counterTexts = {
  cash: 'report.means.cash',
  terminal: 'report.means.terminal',
  voucher: 'report.means.voucher',
  channel: 'report.means.channel',
} as const satisfies Record<CounterMethod, string>

interface CounterSheetProps {
  title: string
  shopId: number
  /** The words on the button; by default those of a whole payment. */
  action?: string
  due: Money
  currency: Currency
  /** Cash is rounded to a multiple of it; absent: exact. PAY-19 */
  cashRounding: Money | undefined
  busy: boolean
  /** The choice of what is paid, above the methods. */
  choice?: ReactNode
  /** Effects beyond the payment. */
  children?: ReactNode
  onPaid: (counter: CounterPayment) => void
  onClose: () => void
}

/** What staff typed for a payment; `cash` counts for the amount that it was typed for. */
function useCounter(due: Money, currency: Currency, cashRounding: Money | undefined) {
  const [method, setMethod] = useState<CounterMethod>('cash')
  const [cash, setCash] = useState<{ for: Money; text: string }>()
  const [tipText, setTip] = useState('')
  const tip = tipText.trim() === '' ? money(0) : typedAmount(tipText, currency)
  const rounded = withRounding({ method, ...(tip !== undefined && tip > 0 && { tip }) }, due, cashRounding)
  const all = money(due + extrasOf(rounded))
  const text = cash?.for === all ? cash.text : amountText(all, currency)
  const tendered = typedAmount(text, currency)
  const counter: CounterPayment = {
    ...rounded,
    ...(method === 'cash' && tendered !== undefined && { tendered }),
  }
  const change = method === 'cash' && tendered === undefined ? undefined : changeDue(counter, due)
  return {
    counter,
    all,
    text,
    tipText,
    tip,
    tendered,
    change,
    setMethod,
    setTip,
    setCash: (next: string) => setCash({ for: all, text: next }),
    /** The change becomes the tip, and the cash stays what was handed over. */
    keepChange: (more: Money) => {
      setTip(amountText((tip ?? 0) + more, currency))
      setCash({ for: money(all + more), text })
    },
  }
}

type Counter = ReturnType<typeof useCounter>

/** The cash that was handed over, usual amounts, and the change. */
function CashFields({ counter, currency }: { counter: Counter; currency: Currency }) {
  const { all, text, tendered, change, setCash, keepChange } = counter
  return (
    <>
      <TypedAmountField
        label={`${t('counter.received')} (${currency.currencySymbol})`}
        error={change === undefined ? t('counter.tooLittle', { amount: showMoney(all, currency) }) : undefined}
        text={text}
        onText={setCash}
      />
      <Row wrap gap={8} role="group" aria-label={t('counter.received')}>
        {usualCash(all).map(amount => (
          <Chip key={amount} pressed={amount === tendered} onPress={() => setCash(amountText(amount, currency))}>
            {showMoney(amount, currency)}
          </Chip>
        ))}
      </Row>
      <Row wrap gap={12}>
        <Text as="p" size={20} weight={700} role="status">
          {t('counter.change', { amount: change === undefined ? '–' : showMoney(change, currency) })}
        </Text>
        {change !== undefined && change > 0 && (
          <Button kind="secondary" onClick={() => keepChange(change)}>
            {t('counter.keepChange')}
          </Button>
        )}
      </Row>
    </>
  )
}

/** The exact amount beside the rounded one, and how much rounding adds or takes off. */
const RoundingText = ({ due, counter, currency }: { due: Money; counter: CounterPayment; currency: Currency }) =>
  counter.rounding === undefined ? null : (
    <Text kind="quiet">
      {t('counter.rounded', {
        exact: showMoney(money(due + (counter.tip ?? 0)), currency),
        rounding: showMoney(counter.rounding, currency),
      })}
    </Text>
  )

/** Records how staff took an amount: in cash with the change, on the terminal, or against a voucher, each with a tip. PAY-10, PAY-19 */
export function CounterSheet({
  title,
  due,
  currency,
  cashRounding,
  busy,
  choice,
  children,
  ...props
}: CounterSheetProps) {
  const { shopId, action, onPaid, onClose } = props
  const state = useCounter(due, currency, cashRounding)
  const drawer = useDrawerChoice(shopId)
  const { counter, all, tip, tipText, change, setMethod, setTip } = state
  return (
    <ActionSheet
      title={title}
      onClose={onClose}
      action={action ?? t('counter.take', { amount: showMoney(all, currency) })}
      ready={due > 0 && change !== undefined && tip !== undefined}
      busy={busy}
      atButton
      onAction={() => onPaid({ ...counter, ...(drawer.chosen !== undefined && { shiftId: drawer.chosen }) })}
    >
      <Stack gap={14}>
        {choice}
        <Row wrap gap={8} role="group" aria-label={t('counter.method')}>
          {counterMethods.map(one => (
            <Chip key={one} pressed={one === counter.method} onPress={() => setMethod(one)}>
              {t(counterTexts[one])}
            </Chip>
          ))}
        </Row>
        <RoundingText due={due} counter={counter} currency={currency} />
        {due > 0 && counter.method === 'cash' && <CashFields counter={state} currency={currency} />}
        <TypedAmountField
          label={`${t('counter.tip')} (${currency.currencySymbol})`}
          hint={t('counter.tipHint')}
          error={tip === undefined ? t('counter.tipWrong') : undefined}
          text={tipText}
          onText={setTip}
        />
        <DrawerChoice {...drawer} />
        {children}
      </Stack>
    </ActionSheet>
  )
}
