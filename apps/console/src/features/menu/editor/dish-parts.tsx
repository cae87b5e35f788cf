import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { AddFromList } from '../../../forms/fields/choice-fields.tsx'
import { useListField } from '../../../forms/state/field-state.ts'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../../forms/fields/list-parts.tsx'
import { newId } from '../../../forms/store-settings.ts'
import type { DishSectionProps } from './dish-prices.tsx'
import type { DishValues } from './dish-values.ts'
import { newComboGroup, newSideGroup } from './new-entries.ts'
import { type MenuDraft, nameIn } from './queries.ts'
import { Section } from './section.tsx'

const Fields = fieldsOf<{ dish: DishValues }>()

type Combo = DishValues['comboGroups'][number]
type Sides = DishValues['sideDishGroups'][number]
type Part = Combo['details'][number]
type Side = Sides['sideDishes'][number]
type PartsPath = `dish.comboGroups.${number}.details` | `dish.sideDishGroups.${number}.sideDishes`

/** A size of a dish that can be a part: `dish size`, or `dish ` where there is one size. */
function partOptions({ document }: MenuDraft, own: string): (readonly [string, string])[] {
  return document.items
    .filter(item => item.foodId !== own && item.comboGroups.length === 0)
    .flatMap((item): (readonly [string, string])[] =>
      item.units.length > 1
        ? item.units.map(
            unit =>
              [`${item.foodId} ${unit.unitId}`, `${nameIn(item.displayName)} · ${nameIn(unit.unitName)}`] as const,
          )
        : [[`${item.foodId} `, nameIn(item.displayName)] as const],
    )
}

const split = (key: string): { foodId: string; unitId: string } => {
  const [foodId = '', unitId = ''] = key.split(' ')
  return { foodId, unitId }
}

interface PartsProps extends DishSectionProps {
  name: PartsPath
  priceLabel: string
  /** A part from a dish in one of its sizes. */
  made: (dish: { foodId: string; unitId: string }) => Part | Side
}

const isPart = (one: Part | Side): one is Part => 'addPrice' in one

/** The dishes to choose from in one group of a combo or of sides. */
function Parts({ draft, values, name, priceLabel, made }: PartsProps) {
  const { entries, rows, add, remove, error } = useListField<Part | Side>(name)
  const dishes = new Map(draft.document.items.map(item => [item.foodId, item]))
  const options = partOptions(draft, values.foodId)
  const chosen = entries.map(one => `${one.foodId} ${one.unitId}`)
  return (
    <>
      {error && <Fields.Error name={name} />}
      <ul className={forms.list}>
        {rows.map(({ entry, at, key }) => {
          const dish = dishes.get(entry.foodId)
          const label = options.find(([value]) => value === `${entry.foodId} ${entry.unitId}`)?.[1]
          const called = label ?? nameIn(dish?.displayName ?? {})
          const path = `${name}.${at}` as 'dish.comboGroups.0.details.0'
          return (
            <li key={key} className={forms.box}>
              <strong>{called}</strong>
              <Fields.Error name={path} />
              <div className={forms.narrowRow}>
                <Fields.Money
                  name={isPart(entry) ? `${path}.addPrice` : (`${path}.price` as `${typeof path}.addPrice`)}
                  label={priceLabel}
                />
                <Fields.Number name={`${path}.max`} label={t('menuEdit.each')} hint={t('menuEdit.maxNone')} max={99} />
              </div>
              <div className={forms.switches}>
                {isPart(entry) && <Fields.Switch name={`${path}.selected`}>{t('menuEdit.preselected')}</Fields.Switch>}
                {dish && dish.modifierGroupIds.length > 0 && (
                  <Fields.OptionalSwitch name={`${path}.nestedMenuGroupItemUID`} initial={() => entry.foodId}>
                    {t('menuEdit.withOptions')}
                  </Fields.OptionalSwitch>
                )}
              </div>
              <RemoveButton label={t('menuEdit.removeChoice', { name: called })} onRemove={() => remove(at)}>
                {t('menuEdit.remove')}
              </RemoveButton>
            </li>
          )
        })}
      </ul>
      <AddFromList
        label={t('menuEdit.addPart')}
        options={options.filter(([value]) => !chosen.includes(value))}
        onAdd={key => add(made(split(key)))}
      />
    </>
  )
}

function Bounds({ name }: { name: `dish.comboGroups.${number}` | `dish.sideDishGroups.${number}` }) {
  return (
    <div className={forms.row}>
      <Fields.Words name={`${name}.displayName`} label={t('menuEdit.name')} />
      <Fields.Number name={`${name}.min`} label={t('menuEdit.min')} max={99} />
      <Fields.Number name={`${name}.max`} label={t('menuEdit.max')} hint={t('menuEdit.maxNone')} max={99} />
    </div>
  )
}

/** The parts of a combo with their upgrades, and the sides of a dish. MENU-2, CART-6 */
export function DishParts(props: DishSectionProps) {
  const combos = useListField<Combo>('dish.comboGroups')
  const sides = useListField<Sides>('dish.sideDishGroups')
  return (
    <Section title={t('menuEdit.section.parts')} open={combos.entries.length + sides.entries.length > 0}>
      {combos.entries.map(({ comboGroupId }, at) => (
        <fieldset key={comboGroupId} className={forms.group}>
          <legend className={forms.legend}>{t('menuEdit.combo')}</legend>
          <Bounds name={`dish.comboGroups.${at}`} />
          <Parts
            {...props}
            name={`dish.comboGroups.${at}.details`}
            priceLabel={t('menuEdit.upgrade')}
            made={dish => ({ comboGroupItemId: newId('part'), ...dish, addPrice: money(0), max: 1, selected: false })}
          />
          <RemoveButton onRemove={() => combos.remove(at)}>{t('menuEdit.removeParts')}</RemoveButton>
        </fieldset>
      ))}
      {combos.entries.length > 0 && (
        <Fields.Number name="dish.multiBase" label={t('menuEdit.multiBase')} min={1} max={99} />
      )}
      <AddButton onAdd={() => combos.add(newComboGroup())}>{t('menuEdit.addCombo')}</AddButton>
      {sides.entries.map(({ sideDishGroupId }, at) => (
        <fieldset key={sideDishGroupId} className={forms.group}>
          <legend className={forms.legend}>{t('menuEdit.sides')}</legend>
          <Bounds name={`dish.sideDishGroups.${at}`} />
          <Parts
            {...props}
            name={`dish.sideDishGroups.${at}.sideDishes`}
            priceLabel={t('menuEdit.price')}
            made={dish => ({ sideDishGroupItemId: newId('side'), ...dish, price: money(0), max: 1 })}
          />
          <RemoveButton onRemove={() => sides.remove(at)}>{t('menuEdit.removeParts')}</RemoveButton>
        </fieldset>
      ))}
      <AddButton onAdd={() => sides.add(newSideGroup())}>{t('menuEdit.addSides')}</AddButton>
    </Section>
  )
}
