import type { Allergen, Diet } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { optionalNumber } from './dish-sale.tsx'
import type { DishValues } from './dish-values.ts'
import { Section } from './section.tsx'

const Fields = fieldsOf<{ dish: DishValues }>()

export const allergens: readonly Allergen[] = [
  'celery',
  'crustaceans',
  'egg',
  'fish',
  'gluten',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
]
export const diets: readonly Diet[] = ['vegetarian', 'vegan', 'halal', 'glutenFree']
const nutrients = ['fat', 'saturates', 'carbohydrates', 'sugars', 'protein', 'salt'] as const

const TENTH = 10
/** Grams with one decimal; the value is in tenths of a gram. */
const grams = {
  format: (value: number | string | undefined): string =>
    typeof value === 'number' ? String(value / TENTH) : (value ?? ''),
  parse(text: string): number | string | undefined {
    const plain = text.trim().replace(',', '.')
    if (plain === '') return undefined
    return /^\d+(\.\d)?$/.test(plain) ? Math.round(Number(plain) * TENTH) : text
  },
}

const tagText = {
  format: (tags: readonly string[]): string => tags.join(','),
  parse: (text: string): string[] => (text === '' ? [] : text.split(/[,،，]/)),
}

/** Allergens, diets, spiciness, tags and nutrition of a dish. */
export const DishContents = () => (
  <Section title={t('menuEdit.section.contents')}>
    <Fields.Checks
      name="dish.allergens"
      legend={t('menuEdit.allergens')}
      options={allergens.map(one => [one, t(`menuEdit.allergen.${one}`)] as const)}
    />
    <Fields.Switch name="dish.allergensUnknown" on={true} off={undefined} detail={t('menuEdit.allergensUnknownHint')}>
      {t('menuEdit.allergensUnknown')}
    </Fields.Switch>
    <Fields.Checks
      name="dish.diets"
      legend={t('menuEdit.diets')}
      options={diets.map(one => [one, t(`menuEdit.diet.${one}`)] as const)}
    />
    <div className={forms.row}>
      <Fields.Select
        name="dish.spicy"
        label={t('menuEdit.spicy')}
        none={t('menuEdit.spicy.0')}
        options={([1, 2, 3] as const).map(one => [one, t(`menuEdit.spicy.${one}`)] as const)}
      />
      <Fields.Text name="dish.tags" label={t('menuEdit.tags')} optional {...tagText} />
    </div>
    <div className={forms.narrowRow}>
      <Fields.Text name="dish.kcal" label={t('menuEdit.kcal')} inputMode="numeric" optional {...optionalNumber} />
      {nutrients.map(one => (
        <Fields.Text
          key={one}
          name={`dish.nutrition.${one}`}
          label={t(`menuEdit.nutrition.${one}`)}
          inputMode="decimal"
          optional
          {...grams}
        />
      ))}
    </div>
  </Section>
)
