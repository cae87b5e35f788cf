import {
  allergensKnown,
  allergensOf,
  type DishChoice,
  dietsOf,
  type MenuIndex,
  type Nutrition,
} from '@comanda/domain/menu'
import { showList, showNumber, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import type { Dish } from '../dish-list/sections.ts'
import styles from './plate.module.css'

export interface PlateProps {
  index: MenuIndex<string>
  dish: Dish
  choice: DishChoice
}

/** Allergens and diets of the current choice, including modifiers, combo parts and sides, and the nutrition of the dish. */
export function Plate({ index, dish, choice }: PlateProps) {
  const { item } = dish
  const allergens = allergensOf(index, item, choice).map(one => t(`allergen.${one}`))
  const known = allergensKnown(index, item, choice)
  const diets = dietsOf(index, item, choice)
  return (
    <div className={styles.plate}>
      {(known || allergens.length > 0) && (
        <p>
          <strong>{t(allergens.length > 0 ? 'menu.allergens' : 'menu.allergensNone')}</strong>
          {allergens.length > 0 && <span className={styles.list}>{showList(allergens)}</span>}
        </p>
      )}
      {!known && <p>{t('menu.allergensUnknown')}</p>}
      {diets.length > 0 && (
        <Row as="p" gap={6} wrap align="stretch">
          {diets.map(diet => (
            <Badge key={diet} tone="good">
              {t(`diet.${diet}`)}
            </Badge>
          ))}
        </Row>
      )}
      {item.nutrition && <NutritionFacts kcal={item.kcal} nutrition={item.nutrition} />}
    </div>
  )
}

const NUTRIENTS = ['fat', 'saturates', 'carbohydrates', 'sugars', 'protein', 'salt'] as const
/** Nutrients that are a part of the one before. */
const PARTS: readonly string[] = ['saturates', 'sugars']

/** Energy and nutrients of one portion as the restaurant sells it, without the guest's choices. MENU-2 */
function NutritionFacts({ kcal, nutrition }: { kcal: number | undefined; nutrition: Nutrition }) {
  return (
    <div>
      <strong>{t('dish.nutrition')}</strong>
      <dl className={styles.nutrition}>
        {kcal !== undefined && (
          <div>
            <dt>{t('dish.energy')}</dt>
            <dd>{t('menu.kcal', { count: kcal })}</dd>
          </div>
        )}
        {NUTRIENTS.map(nutrient => {
          const tenths = nutrition[nutrient]
          if (tenths === undefined) return null
          return (
            <div key={nutrient} className={PARTS.includes(nutrient) ? styles.part : undefined}>
              <dt>{t(`dish.${nutrient}`)}</dt>
              <dd>{t('dish.grams', { value: showNumber(tenths / 10) })}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
