import { t } from '@comanda/web/i18n'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import forms from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { CardProgram, CardValues } from './queries.ts'

const Fields = fieldsOf<CardValues>()

type Right = CardProgram['rights'][number]

const icons = ['points', 'birthday', 'delivery', 'price', 'priority', 'gift'] as const
const MAX_BENEFITS = 12
const MAX_RIGHTS = 20

/** The benefits of membership, one line each, for guests who may join. */
export function BenefitFields() {
  const { rows, add, remove } = useListField<CardProgram['benefits'][number]>('program.benefits')
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{t('cards.benefits')}</legend>
      {rows.map(({ at, key }) => (
        <div key={key} className={forms.card}>
          <Fields.Words name={`program.benefits.${at}`} label={t('cards.benefitNo', { count: at + 1 })} />
          <RemoveButton onRemove={() => remove(at)}>{t('money.remove')}</RemoveButton>
        </div>
      ))}
      {rows.length < MAX_BENEFITS && <AddButton onAdd={() => add({})}>{t('cards.addBenefit')}</AddButton>}
    </fieldset>
  )
}

/** The benefits that levels can have: each with its icon, its name and what it means. CARD-2 */
export function RightFields() {
  const { entries, add, remove } = useListField<Right>('program.rights')
  return (
    <fieldset className={forms.group}>
      <legend className={forms.legend}>{t('cards.rights')}</legend>
      {entries.map(({ rightsId }, at) => (
        <div key={rightsId} className={forms.card}>
          <Fields.Words name={`program.rights.${at}.name`} label={t('money.name')} />
          <Fields.Words name={`program.rights.${at}.description`} label={t('money.description')} max={500} area />
          <Fields.Select
            name={`program.rights.${at}.icon`}
            label={t('cards.icon')}
            options={icons.map(icon => [icon, t(`cards.icon.${icon}`)] as const)}
          />
          <RemoveButton onRemove={() => remove(at)}>{t('money.remove')}</RemoveButton>
        </div>
      ))}
      {entries.length < MAX_RIGHTS && (
        <AddButton onAdd={() => add({ rightsId: newId('right'), icon: 'gift', name: {}, description: {} })}>
          {t('cards.addRight')}
        </AddButton>
      )}
    </fieldset>
  )
}
