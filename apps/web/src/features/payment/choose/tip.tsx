import { type Currency, money, type Money } from '@comanda/domain/money'
import { useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import { Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import styles from './choose.module.css'
import { parseOwn, type TipOffer, type TipChoice } from './tip-choice.ts'
import { Grid } from '../../../ui/layout/layout.tsx'

/** Label of a tip choice; a choice of zero has its own label. */
function choiceText({ config }: TipOffer, value: number, tipAmount: Money, currency: Currency): string {
  if (value === 0) return t('payment.tipNone')
  return config.tipType === 0 ? `${value}%` : showMoney(tipAmount, currency)
}

interface TipProps {
  offer: TipOffer
  currency: Currency
  choice: TipChoice
  onChange: (choice: TipChoice) => void
}

/** Tip: the store's choices, none, or a typed amount if the store allows it. PRICE-7 */
export function Tip({ offer, currency, choice, onChange }: TipProps) {
  return (
    <Panel>
      <ChoiceGroup chips legend={t('payment.tip')} note={t('payment.tipNote')}>
        <Grid gap={8} className={styles.tips} columns="repeat(auto-fit, minmax(min(100%, calc(92 * var(--t))), 1fr))">
          {offer.choices.map(({ value, tipAmount }, index) => (
            <Choice
              key={`${value} ${tipAmount}`}
              className={styles.tipChoice ?? ''}
              checked={choice.kind === 'choice' && choice.index === index}
              onChange={() => onChange({ kind: 'choice', index })}
              detail={value > 0 && offer.config.tipType === 0 ? showMoney(tipAmount, currency) : undefined}
            >
              {choiceText(offer, value, tipAmount, currency)}
            </Choice>
          ))}
          {offer.choices.every(({ value }) => value !== 0) && (
            <Choice
              className={styles.tipChoice ?? ''}
              checked={choice.kind === 'none'}
              onChange={() => onChange({ kind: 'none' })}
            >
              {t('payment.tipNone')}
            </Choice>
          )}
          {offer.config.useCustomPayment && (
            <Choice
              className={styles.tipChoice ?? ''}
              checked={choice.kind === 'own'}
              onChange={() => onChange({ kind: 'own', text: '' })}
            >
              {t('payment.tipOther')}
            </Choice>
          )}
        </Grid>
      </ChoiceGroup>
      {choice.kind === 'own' && <OwnTip offer={offer} currency={currency} text={choice.text} onChange={onChange} />}
    </Panel>
  )
}

function OwnTip({ offer, currency, text, onChange }: Omit<TipProps, 'choice'> & { text: string }) {
  const [blurred, setBlurred] = useState(false)
  const typed = parseOwn(text, currency)
  const example = showMoney(money(2 * 10 ** currency.internationalSystemOfUnits), currency)
  const error =
    typed !== undefined && typed > offer.mostAmount
      ? t('payment.tipTooMuch', { amount: showMoney(offer.mostAmount, currency) })
      : blurred && text !== '' && typed === undefined && t('payment.tipUnreadable', { example })
  return (
    <Field label={t('payment.tipAmount')} error={error || undefined}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={text}
        maxLength={12}
        onBlur={() => setBlurred(true)}
        onChange={event => onChange({ kind: 'own', text: event.target.value })}
      />
    </Field>
  )
}
