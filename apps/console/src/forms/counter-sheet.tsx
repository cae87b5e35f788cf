import type { Currency, Money } from '@comanda/domain/money'
import { changeDue, type CounterMethod, type CounterPayment, counterMethods, usualCash } from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type ReactNode, useState } from 'react'
import { ActionSheet } from '../ui/action-sheet.tsx'
import { amountText, typedAmount } from './typed-amount.ts'

/** The texts of the ways staff take money. PAY-10 */
export const counterTexts = {
  cash: 'report.means.cash',
  terminal: 'report.means.terminal',
  voucher: 'report.means.voucher',
  channel: 'report.means.channel',
} as const satisfies Record<CounterMethod, string>

interface CounterSheetProps {
  title: string
  due: Money
  currency: Currency
  busy: boolean
  /** Effects beyond the payment. */
  children?: ReactNode
  onPaid: (counter: CounterPayment) => void
  onClose: () => void
}

/** Records how staff took an amount: in cash with the change, on the terminal, or against a voucher. PAY-10 */
export function CounterSheet({ title, due, currency, busy, children, onPaid, onClose }: CounterSheetProps) {
  const [method, setMethod] = useState<CounterMethod>('cash')
  const [text, setText] = useState(() => amountText(due, currency))
  const tendered = typedAmount(text, currency)
  const counter: CounterPayment = method === 'cash' && tendered !== undefined ? { method, tendered } : { method }
  const change = method === 'cash' && tendered === undefined ? undefined : changeDue(counter, due)
  return (
    <ActionSheet
      title={title}
      onClose={onClose}
      action={t('counter.take', { amount: showMoney(due, currency) })}
      ready={change !== undefined}
      busy={busy}
      atButton
      onAction={() => onPaid(counter)}
    >
      <Stack gap={14}>
        <Row wrap gap={8} role="group" aria-label={t('counter.method')}>
          {counterMethods.map(one => (
            <Chip key={one} pressed={one === method} onPress={() => setMethod(one)}>
              {t(counterTexts[one])}
            </Chip>
          ))}
        </Row>
        {method === 'cash' && (
          <>
            <Field
              label={`${t('counter.received')} (${currency.currencySymbol})`}
              error={change === undefined ? t('counter.tooLittle', { amount: showMoney(due, currency) }) : undefined}
            >
              <TextInput
                inputMode="decimal"
                dir="ltr"
                value={text}
                maxLength={14}
                onChange={event => setText(event.target.value)}
              />
            </Field>
            <Row wrap gap={8} role="group" aria-label={t('counter.received')}>
              {usualCash(due).map(amount => (
                <Chip key={amount} pressed={amount === tendered} onPress={() => setText(amountText(amount, currency))}>
                  {showMoney(amount, currency)}
                </Chip>
              ))}
            </Row>
            <Text as="p" size={20} weight={700} role="status">
              {t('counter.change', { amount: change === undefined ? '–' : showMoney(change, currency) })}
            </Text>
          </>
        )}
        {children}
      </Stack>
    </ActionSheet>
  )
}
