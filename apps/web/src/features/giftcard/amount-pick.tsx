import { decimalText } from '@comanda/domain/money'
import { showMoney, t } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TitledPanel } from '../../ui/layout/panel.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type AmountDraft, amountOf } from './amount-draft.ts'
import type { GiftProgram } from './api.ts'
import styles from './gift.module.css'
import { discountTexts } from './texts.ts'
import { Row } from '../../ui/layout/layout.tsx'

interface AmountPickProps {
  program: GiftProgram
  draft: AmountDraft
  onChange: (draft: AmountDraft) => void
  submitted: boolean
}

/** Choice of the offered amounts, or a typed one. */
export function AmountPick({ program, draft, onChange, submitted }: AmountPickProps) {
  const { amountInfo, customAmountInfo, currency } = program
  return (
    <TitledPanel title={t('gift.amount')}>
      <Row gap={8} wrap align="stretch" role="group" aria-label={t('gift.amount')}>
        {amountInfo.map(amount => (
          <Chip
            key={amount}
            pressed={draft.kind === 'shown' && draft.amount === amount}
            onPress={() => onChange({ kind: 'shown', amount })}
          >
            {showMoney(amount, currency)}
          </Chip>
        ))}
        {customAmountInfo && (
          <Chip
            pressed={draft.kind === 'own'}
            onPress={() =>
              onChange({ kind: 'own', typed: decimalText(customAmountInfo.min, currency.internationalSystemOfUnits) })
            }
          >
            {t('gift.ownAmount')}
          </Chip>
        )}
      </Row>
      {draft.kind === 'own' && customAmountInfo && (
        <OwnAmount
          program={program}
          bounds={customAmountInfo}
          typed={draft.typed}
          onChange={onChange}
          submitted={submitted}
        />
      )}
      {discountTexts(program).map(text => (
        <p key={text} className={styles.good}>
          {text}
        </p>
      ))}
    </TitledPanel>
  )
}

interface OwnAmountProps {
  program: GiftProgram
  bounds: NonNullable<GiftProgram['customAmountInfo']>
  typed: string
  onChange: (draft: AmountDraft) => void
  submitted: boolean
}

function OwnAmount({ program, bounds, typed, onChange, submitted }: OwnAmountProps) {
  const { currency } = program
  const text = {
    min: showMoney(bounds.min, currency),
    max: showMoney(bounds.max, currency),
    step: showMoney(bounds.step, currency),
  }
  const wrong = amountOf({ kind: 'own', typed }, program) === undefined
  return (
    <Field
      label={`${t('gift.ownAmount')} (${currency.currencySymbol})`}
      hint={t('gift.ownAmountHint', text)}
      error={wrong && (submitted || typed !== '') && t('gift.ownAmountWrong', text)}
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        onChange={event => onChange({ kind: 'own', typed: event.target.value })}
      />
    </Field>
  )
}
