import { inLanguage, money } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useFieldState, useListField } from '../../../forms/state/field-state.ts'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { AddButton, ChipChoice, RemoveButton } from '../../../forms/fields/list-parts.tsx'
import { type DishValues, type PriceBy, priceKeys, unitValues } from './dish-values.ts'
import { newUnit } from './new-entries.ts'
import type { MenuDraft } from './queries.ts'
import { Section } from './section.tsx'

const Fields = fieldsOf<{ dish: DishValues }>()

export interface DishSectionProps {
  draft: MenuDraft
  values: DishValues
}

const rules = [0, 1, 2] as const

/** The prices of order types and of members, beside the general one. LOGIN-10, MENU-2 */
function OtherPrices({ name }: { name: 'dish' | `dish.units.${number}` }) {
  const { value = {} } = useFieldState<PriceBy | undefined>(`${name}.priceBy`)
  const has = Object.values(value).some(one => one !== undefined)
  return (
    <details open={has}>
      <summary>{t('menuEdit.otherPrices')}</summary>
      <Text kind="quiet">{t('menuEdit.otherPricesHint')}</Text>
      <div className={forms.narrowRow}>
        {priceKeys.map(key => (
          <Fields.Money
            key={key}
            name={`${name}.priceBy.${key}` as 'dish.price'}
            label={t(`menuEdit.price.${key}`)}
            optional
          />
        ))}
      </div>
      <Fields.Error name={`${name}.prices` as 'dish'} />
    </details>
  )
}

/** The sizes of a dish, each with its prices. */
function Sizes() {
  const { entries, set, remove } = useListField<DishValues['units'][number]>('dish.units')
  const { value: price } = useFieldState<DishValues['price']>('dish.price')
  const addSize = () => {
    const last = entries.at(-1)
    const known = entries.length === 0 ? [unitValues(newUnit(price))] : entries
    set([...known, unitValues(newUnit(last?.price ?? price))])
  }
  return (
    <>
      {entries.length < 2 ? (
        <>
          <Fields.Money name={entries.length === 1 ? 'dish.units.0.price' : 'dish.price'} label={t('menuEdit.price')} />
          <OtherPrices name={entries.length === 1 ? 'dish.units.0' : 'dish'} />
        </>
      ) : (
        <ul className={forms.list}>
          {entries.map(({ unitId, unitName }, at) => (
            <li key={unitId} className={forms.box}>
              <div className={forms.row}>
                <Fields.Words name={`dish.units.${at}.unitName`} label={t('menuEdit.size')} />
                <Fields.Money name={`dish.units.${at}.price`} label={t('menuEdit.price')} />
              </div>
              <OtherPrices name={`dish.units.${at}`} />
              <RemoveButton
                label={`${t('menuEdit.removeSize')}: ${inLanguage(unitName, currentLocale().id)}`}
                onRemove={() => remove(at)}
              >
                {t('menuEdit.removeSize')}
              </RemoveButton>
            </li>
          ))}
        </ul>
      )}
      <AddButton onAdd={addSize}>{t('menuEdit.addSize')}</AddButton>
    </>
  )
}

/** An amount of the unit of a price by weight; the value is in thousandths of it. MENU-2 */
const ofUnit = { min: 0.001, max: 1000, step: 0.001, decimals: 3, scale: 1000 }

function Measure({ values }: { values: DishValues }) {
  if (values.priceRule === 1)
    return (
      <div className={forms.row}>
        <Fields.Money name="dish.openPrice.min" label={t('menuEdit.lowest')} />
        <Fields.Money name="dish.openPrice.max" label={t('menuEdit.highest')} />
      </div>
    )
  if (values.priceRule !== 2) return null
  return (
    <>
      <Fields.Words name="dish.measurementUnit.name" label={t('menuEdit.weightUnit')} max={30} />
      <div className={forms.narrowRow}>
        <Fields.Number name="dish.measurementUnit.min" label={t('menuEdit.weightMin')} {...ofUnit} />
        <Fields.Number name="dish.measurementUnit.max" label={t('menuEdit.weightMax')} {...ofUnit} />
        <Fields.Number name="dish.measurementUnit.step" label={t('menuEdit.weightStep')} {...ofUnit} />
      </div>
    </>
  )
}

/** Prices: fixed, typed by the guest, or by weight; sizes; taxes; packaging. MENU-2, PRICE-5, PRICE-6 */
export function DishPrices({ draft, values }: DishSectionProps) {
  const { change: setRule } = useFieldState<DishValues['priceRule']>('dish.priceRule')
  const { change: setOpen } = useFieldState<DishValues['openPrice']>('dish.openPrice')
  const { change: setMeasure } = useFieldState<DishValues['measurementUnit']>('dish.measurementUnit')
  const choose = (rule: DishValues['priceRule']) => {
    setRule(rule)
    setOpen(rule === 1 ? (values.openPrice ?? { min: money(0), max: values.price }) : undefined)
    setMeasure(rule === 2 ? (values.measurementUnit ?? { name: {}, min: 100, max: 5000, step: 100 }) : undefined)
  }
  return (
    <Section title={t('menuEdit.section.prices')} open>
      <ChipChoice
        label={t('menuEdit.priceRule')}
        options={rules.map(rule => [rule, t(`menuEdit.priceRule.${rule}`)] as const)}
        chosen={values.priceRule}
        onChoose={choose}
      />
      <Measure values={values} />
      {values.priceRule !== 1 && <Sizes />}
      <div className={forms.row}>
        <Fields.Money name="dish.packingFee" label={t('menuEdit.packingFee')} />
      </div>
      {draft.taxes.length > 0 && (
        <Fields.Checks
          name="dish.taxIds"
          legend={t('menuEdit.taxes')}
          options={draft.taxes.map(({ taxId, name }) => [taxId, name] as const)}
        />
      )}
    </Section>
  )
}
