import { type DishChoice, startingChoice, unitAmountOf, validateChoice } from '@comanda/domain/menu'
import { type Currency, times } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { typedAmount } from '../../../forms/fields/typed-amount.ts'
import type { Chosen, Place, StoreMenu } from './order-menu.ts'
import { type OptionGroup, optionGroups } from './order-options.ts'
import styles from './order.module.css'

interface OrderDishProps {
  menu: StoreMenu
  place: Place
  currency: Currency
  onAdd: (chosen: Chosen) => void
  onClose: () => void
}

/** One dish for a table: size, options, quantity and a remark for the kitchen. MENU-2 */
export function OrderDish({ menu: { index }, place, currency, onAdd, onClose }: OrderDishProps) {
  const { item } = place
  const least = Math.max(1, item.saleSettings.saleMin)
  const step = Math.max(1, item.saleSettings.saleStep)
  const [choice, setChoice] = useState<DishChoice>(() => startingChoice(index, item))
  const [quantity, setQuantity] = useState(least)
  const [remark, setRemark] = useState('')
  const problem = validateChoice(index, item, choice)
  const amount = times(unitAmountOf(index, item, choice, { member: false }), quantity)
  const add = () => {
    onAdd({ place, choice, quantity, remark: remark.trim() })
    onClose()
  }
  return (
    <Sheet
      title={item.displayName}
      onClose={onClose}
      foot={
        <Row>
          <Stepper
            name={item.displayName}
            value={quantity}
            min={least}
            onAdd={() => setQuantity(quantity + step)}
            onTake={() => setQuantity(Math.max(least, quantity - step))}
          />
          <Button wide size="large" disabled={problem !== undefined} onClick={add}>
            {t('floor.order.add', { amount: showMoney(amount, currency) })}
          </Button>
        </Row>
      }
    >
      <Stack gap={16}>
        {item.units.length > 1 && (
          <ChoiceGroup legend={t('floor.order.size')}>
            {item.units.map(({ unitId, unitName, price }) => (
              <Choice
                key={unitId}
                value={unitId}
                checked={choice.unitId === unitId}
                onChange={() => setChoice({ ...choice, unitId })}
                detail={showMoney(price, currency)}
              >
                {unitName}
              </Choice>
            ))}
          </ChoiceGroup>
        )}
        <Measure place={place} choice={choice} currency={currency} onChange={setChoice} />
        {optionGroups(index, item, choice).map(group => (
          <Group key={group.id} group={group} currency={currency} onChange={setChoice} />
        ))}
        <Field label={t('floor.order.remark')} optional>
          <TextInput value={remark} maxLength={120} onChange={event => setRemark(event.target.value)} />
        </Field>
      </Stack>
    </Sheet>
  )
}

interface MeasureProps {
  place: Place
  choice: DishChoice
  currency: Currency
  onChange: (choice: DishChoice) => void
}

/** How much of a dish by weight, or what an open-price dish costs. */
function Measure({ place: { item }, choice, currency, onChange }: MeasureProps) {
  const [typed, setTyped] = useState('')
  const { measurementUnit: unit } = item
  if (item.priceRule === 1)
    return (
      <Field label={t('floor.order.price')}>
        <TextInput
          inputMode="decimal"
          value={typed}
          maxLength={12}
          onChange={event => {
            setTyped(event.target.value)
            const openPrice = typedAmount(event.target.value, currency)
            const { openPrice: _, ...rest } = choice
            onChange(openPrice === undefined ? rest : { ...rest, openPrice })
          }}
        />
      </Field>
    )
  if (item.priceRule !== 2 || !unit) return null
  const now = choice.quantityDecimal ?? unit.min
  const to = (quantityDecimal: number) => onChange({ ...choice, quantityDecimal })
  return (
    <div className={styles.option}>
      <span>{t('floor.order.weight')}</span>
      <Stepper
        name={t('floor.order.weight')}
        value={now}
        min={unit.min}
        max={unit.max}
        text={`${now / 1000} ${unit.name}`}
        onAdd={() => to(Math.min(unit.max, now + unit.step))}
        onTake={() => to(Math.max(unit.min, now - unit.step))}
      />
    </div>
  )
}

interface GroupProps {
  group: OptionGroup
  currency: Currency
  onChange: (choice: DishChoice) => void
}

const extra = (amount: OptionGroup['options'][number]['addPrice'], currency: Currency): string =>
  amount > 0 ? `+${showMoney(amount, currency)}` : ''

/** One of several, or so many of each. */
function Group({ group, currency, onChange }: GroupProps) {
  const options = group.options.filter(({ gone }) => !gone)
  if (group.single)
    return (
      <ChoiceGroup legend={group.name}>
        {group.min === 0 && (
          <Choice
            value=""
            checked={options.every(({ count }) => count === 0)}
            onChange={() => onChange(group.set(options.find(({ count }) => count > 0)?.id ?? '', 0))}
          >
            {t('floor.order.without')}
          </Choice>
        )}
        {options.map(({ id, name, addPrice, count }) => (
          <Choice
            key={id}
            value={id}
            checked={count > 0}
            onChange={() => onChange(group.set(id, 1))}
            detail={extra(addPrice, currency)}
          >
            {name}
          </Choice>
        ))}
      </ChoiceGroup>
    )
  return (
    <fieldset className={styles.group}>
      <legend>{group.name}</legend>
      {options.map(({ id, name, addPrice, count, most }) => (
        <div key={id} className={styles.option}>
          <span>
            {name}{' '}
            <Text as="span" kind="muted">
              {extra(addPrice, currency)}
            </Text>
          </span>
          <Stepper
            name={name}
            value={count}
            max={most > 0 ? most : undefined}
            onAdd={() => onChange(group.set(id, count + 1))}
            onTake={() => onChange(group.set(id, count - 1))}
          />
        </div>
      ))}
    </fieldset>
  )
}
