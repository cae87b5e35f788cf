import { allergensKnown, allergensOf, type DishChoice, dietsOf, type MenuIndex } from '@comanda/domain/menu'
import { BadgePercent, Heart } from 'lucide-react'
import { showList, t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { DishBadges } from '../dish-badges.tsx'
import { DishPicture } from '../dish-picture.tsx'
import type { PriceContext } from '../deps.ts'
import { PriceTag } from '../price-tag.tsx'
import type { Dish } from '../sections.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './dish-head.module.css'

interface DishHeadProps {
  dish: Dish
  pricing: PriceContext
  favourite: boolean
  offers: readonly string[]
  onCollect: (collected: boolean) => void
}

/** Header of the sheet: picture, price, texts, labels and the favourite button. MENU-7 */
export function DishHead({ dish, pricing, favourite, offers, onCollect }: DishHeadProps) {
  const { item, price } = dish
  const name = item.displayName
  return (
    <>
      <div className={item.picture === undefined ? styles.tile : styles.picture}>
        <DishPicture item={item} drawn={375} ratio={item.picture === undefined ? 0.3 : 0.64} eager />
        <span className={styles.heart}>
          <IconButton
            label={t(favourite ? 'menu.unfavourite' : 'menu.favourite', { name })}
            aria-pressed={favourite}
            icon={<Heart aria-hidden="true" {...(favourite && { fill: 'currentColor' })} />}
            onClick={() => onCollect(!favourite)}
          />
        </span>
      </div>
      <div className={styles.words}>
        <PriceTag price={price} pricing={pricing} open={item.priceRule === 1} />
        {offers.length > 0 && (
          <Row as="p" gap={6} wrap align="stretch" className={styles.offers}>
            {offers.map(name => (
              <Badge key={name} tone="good" icon={<BadgePercent aria-hidden="true" />}>
                {name}
              </Badge>
            ))}
          </Row>
        )}
        {item.description && <Text kind="muted">{item.description}</Text>}
        <DishBadges dish={dish} />
        {item.kcal !== undefined && <Text kind="hint">{t('menu.kcal', { count: item.kcal })}</Text>}
      </div>
    </>
  )
}

interface OnThePlateProps {
  index: MenuIndex<string>
  dish: Dish
  choice: DishChoice
}

/** Allergens and diets of the current choice, including modifiers, combo parts and sides. */
export function OnThePlate({ index, dish, choice }: OnThePlateProps) {
  const allergens = allergensOf(index, dish.item, choice).map(one => t(`allergen.${one}`))
  const known = allergensKnown(index, dish.item, choice)
  const diets = dietsOf(index, dish.item, choice)
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
    </div>
  )
}
