import { tillCalls as calls } from '@comanda/contract/till'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { NeededField } from '../../forms/fields/needed-field.tsx'
import { useStoredState } from '../../forms/state/stored-state.ts'
import { typedAmount } from '../../forms/fields/typed-amount.ts'
import { TypedAmountField } from '../../forms/fields/typed-amount-field.tsx'
import { dropDraft } from '../../platform/draft-store.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { type Shift, useDrawerStep } from './queries.ts'

interface AmountProps {
  label: string
  text: string
  currency: Currency
  error?: string | undefined
  onText: (text: string) => void
}

/** An amount of cash as it is typed. */
const CashField = ({ label, text, currency, error, onText }: AmountProps) => (
  <TypedAmountField
    label={`${label} (${currency.currencySymbol})`}
    error={
      error ?? (text.trim() !== '' && typedAmount(text, currency) === undefined ? t('drawer.amountWrong') : undefined)
    }
    lacks={!typedAmount(text, currency) && t('drawer.amountWrong')}
    text={text}
    onText={onText}
  />
)

interface SheetProps {
  shopId: number
  currency: Currency
  onClose: () => void
}

/** Opens a drawer with its counted float. */
export function OpenDrawer({ shopId, currency, used, onClose }: SheetProps & { used: readonly string[] }) {
  const name = `till/${shopId}/open`
  const [typed, put] = useStoredState(name, { drawer: t('drawer.first'), text: '' })
  const amount = typedAmount(typed.text, currency)
  const step = useDrawerStep(shopId, () => {
    dropDraft(name)
    onClose()
  })
  const drawer = typed.drawer.trim()
  const isOpen = used.includes(drawer)
  return (
    <ActionSheet
      title={t('drawer.open')}
      onClose={onClose}
      action={t('drawer.open')}
      complete={drawer !== '' && !isOpen && amount !== undefined}
      busy={step.isPending}
      onAction={() =>
        step.mutate({ call: calls.openDrawer, input: { shopId, drawer, floatAmount: amount ?? money(0) } })
      }
    >
      <Stack gap={14}>
        <NeededField
          label={t('drawer.name')}
          error={isOpen ? t('drawer.nameOpen') : undefined}
          lacks={drawer === '' && t('form.fillIn')}
        >
          <TextInput
            value={typed.drawer}
            maxLength={40}
            onChange={event => put({ ...typed, drawer: event.target.value })}
          />
        </NeededField>
        <CashField
          label={t('drawer.float')}
          text={typed.text}
          currency={currency}
          onText={text => put({ ...typed, text })}
        />
      </Stack>
    </ActionSheet>
  )
}

/** Cash put into a drawer or taken out of it, with a reason. */
export function MoveCash({ shopId, currency, shift, onClose }: SheetProps & { shift: Shift }) {
  const [direction, setDirection] = useState<'in' | 'out'>('out')
  const name = `till/${shopId}/move-${shift.shiftId}`
  const [typed, put] = useStoredState(name, { text: '', reason: '' })
  const amount = typedAmount(typed.text, currency)
  const step = useDrawerStep(shopId, () => {
    dropDraft(name)
    onClose()
  })
  const tooMuch = direction === 'out' && amount !== undefined && amount > shift.expectedAmount
  const reason = typed.reason.trim()
  return (
    <ActionSheet
      title={t('drawer.move')}
      onClose={onClose}
      action={t(direction === 'in' ? 'drawer.putIn' : 'drawer.takeOut')}
      complete={amount !== undefined && amount > 0 && !tooMuch && reason !== ''}
      busy={step.isPending}
      onAction={() =>
        amount !== undefined &&
        step.mutate({ call: calls.moveCash, input: { shopId, shiftId: shift.shiftId, direction, amount, reason } })
      }
    >
      <Stack gap={14}>
        <Row wrap gap={8} role="group" aria-label={t('drawer.move')}>
          <Chip pressed={direction === 'out'} onPress={() => setDirection('out')}>
            {t('drawer.takeOut')}
          </Chip>
          <Chip pressed={direction === 'in'} onPress={() => setDirection('in')}>
            {t('drawer.putIn')}
          </Chip>
        </Row>
        <CashField
          label={t('drawer.amount')}
          text={typed.text}
          currency={currency}
          error={tooMuch ? t('till.tooMuch', { amount: showMoney(shift.expectedAmount, currency) }) : undefined}
          onText={text => put({ ...typed, text })}
        />
        <NeededField
          label={t('counter.reason')}
          hint={t('counter.reasonHint')}
          lacks={reason === '' && t('form.fillIn')}
        >
          <TextInput
            value={typed.reason}
            maxLength={200}
            onChange={event => put({ ...typed, reason: event.target.value })}
          />
        </NeededField>
      </Stack>
    </ActionSheet>
  )
}

/** Closes a drawer with the counted cash, and shows the difference before it is closed. */
export function CloseDrawer({ shopId, currency, shift, onClose }: SheetProps & { shift: Shift }) {
  const name = `till/${shopId}/close-${shift.shiftId}`
  const [typed, put] = useStoredState(name, { text: '', note: '' })
  const counted = typedAmount(typed.text, currency)
  const step = useDrawerStep(shopId, () => {
    dropDraft(name)
    onClose()
  })
  return (
    <ActionSheet
      title={t('drawer.closeTitle', { name: shift.drawer })}
      onClose={onClose}
      action={t('drawer.close')}
      complete={counted !== undefined}
      busy={step.isPending}
      onAction={() =>
        counted !== undefined &&
        step.mutate({
          call: calls.closeDrawer,
          input: { shopId, shiftId: shift.shiftId, countedAmount: counted, note: typed.note.trim() },
        })
      }
    >
      <Stack gap={14}>
        <Text kind="muted">{t('drawer.closeHint')}</Text>
        <CashField
          label={t('drawer.counted')}
          text={typed.text}
          currency={currency}
          onText={text => put({ ...typed, text })}
        />
        {counted !== undefined && (
          <Text as="p" size={20} weight={700} role="status">
            {t('drawer.differenceOf', {
              amount: showMoney(money(counted - shift.expectedAmount), currency),
              expected: showMoney(shift.expectedAmount, currency),
            })}
          </Text>
        )}
        <Field label={t('drawer.note')} optional>
          <TextInput
            value={typed.note}
            maxLength={200}
            onChange={event => put({ ...typed, note: event.target.value })}
          />
        </Field>
      </Stack>
    </ActionSheet>
  )
}
