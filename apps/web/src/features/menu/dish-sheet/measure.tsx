import type { MenuItem } from '@comanda/domain/menu'
import { type Currency, type Money, parseAmount } from '@comanda/domain/money'
import { useState } from 'react'
import { showMoney, showNumber, t } from '../../../platform/i18n/index.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import styles from './measure.module.css'
import type { ShownProblem } from './problem-text.ts'
import type { Choosing } from './use-choice.ts'
import { Text } from '../../../ui/text/text.tsx'

interface MeasuresProps {
  item: MenuItem<string>
  form: Choosing
  currency: Currency
  problem: ShownProblem | undefined
}

/** Inputs for weight and open price, if the dish has them. */
export function Measures({ item, form, currency, problem }: MeasuresProps) {
  const { choice, setChoice } = form
  const unit = item.measurementUnit
  if (item.priceRule === 2 && unit)
    return (
      <Weight
        unit={unit}
        value={choice.quantityDecimal ?? unit.min}
        onWeigh={quantityDecimal => setChoice({ ...choice, quantityDecimal })}
      />
    )
  if (item.priceRule !== 1) return null
  return (
    <OpenPrice
      bounds={item.openPrice}
      currency={currency}
      error={problem?.groupId === 'openPrice' ? problem.text : undefined}
      onPrice={price => {
        const { openPrice: _, ...rest } = choice
        setChoice(price === undefined ? rest : { ...rest, openPrice: price })
      }}
    />
  )
}

interface WeightProps {
  unit: NonNullable<MenuItem<string>['measurementUnit']>
  value: number
  onWeigh: (thousandths: number) => void
}

/** Maximum weight on the steps: the limit may be between two steps. */
export const maxOnStep = ({ min, max, step }: WeightProps['unit']): number => max - ((max - min) % Math.max(1, step))

/** Formats an amount of a unit: 0.35 kg, 3.5 × 100 g. */
const amountOf = (thousandths: number, name: string): string =>
  `${showNumber(thousandths / 1000)}${/^\d/.test(name) ? ' × ' : ' '}${name}`

/** Weight of a dish: a slider and buttons for single steps. MENU-2 */
function Weight({ unit, value, onWeigh }: WeightProps) {
  const text = (thousandths: number) => amountOf(thousandths, unit.name)
  const step = Math.max(1, unit.step)
  const most = maxOnStep(unit)
  return (
    <div className={styles.measure} data-group="quantityDecimal">
      <div className={styles.head}>
        <Text as="h3" size={15}>
          {t('menu.weight')}
        </Text>
        <Stepper
          name={t('menu.weight')}
          value={value}
          min={unit.min}
          max={most}
          text={text(value)}
          onAdd={() => onWeigh(Math.min(most, value + step))}
          onTake={() => onWeigh(Math.max(unit.min, value - step))}
        />
      </div>
      <input
        type="range"
        className={styles.slide}
        aria-label={t('menu.weight')}
        aria-valuetext={text(value)}
        min={unit.min}
        max={most}
        step={step}
        value={value}
        onChange={event => onWeigh(Number(event.target.value))}
      />
      <Text kind="hint">{t('menu.weightBounds', { min: text(unit.min), max: text(most), step: text(step) })}</Text>
    </div>
  )
}

/** Parses an open price in minor units: comma and point both separate decimals, never thousands. PRICE-4 */
export const typedPrice = (typed: string, { internationalSystemOfUnits }: Currency): Money | undefined =>
  parseAmount(typed, internationalSystemOfUnits, ',')

interface OpenPriceProps {
  bounds: { min: Money; max: Money } | undefined
  currency: Currency
  onPrice: (price: Money | undefined) => void
  error: string | undefined
}

/** Price that the guest enters for an open-price dish. MENU-2 */
function OpenPrice({ bounds, currency, onPrice, error }: OpenPriceProps) {
  const [typed, setTyped] = useState('')
  const hint =
    bounds && t('menu.yourPriceBounds', { min: showMoney(bounds.min, currency), max: showMoney(bounds.max, currency) })
  return (
    <div className={styles.measure} data-group="openPrice">
      <Field label={t('menu.yourPrice')} hint={hint} error={error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          placeholder={currency.currencySymbol}
          maxLength={14}
          onChange={event => {
            setTyped(event.target.value)
            onPrice(typedPrice(event.target.value, currency))
          }}
        />
      </Field>
    </div>
  )
}
