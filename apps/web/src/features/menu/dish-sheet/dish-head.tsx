import { BadgePercent, Heart } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { DishBadges } from '../dish/dish-badges.tsx'
import { DishPicture } from '../dish/dish-picture.tsx'
import type { DishOffer, PriceContext } from '../deps.ts'
import { PriceTag } from '../dish/price-tag.tsx'
import type { Dish } from '../dish-list/sections.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './dish-head.module.css'

interface DishHeadProps {
  dish: Dish
  pricing: PriceContext
  favourite: boolean
  /** Promotions that apply to it automatically; the price shows what the first one takes off. */
  offers: readonly DishOffer[]
  onCollect: (collected: boolean) => void
}

/** Picture of the dish from edge to edge, with the favourite button. MENU-7 */
export function DishCover({
  dish: { item },
  favourite,
  onCollect,
}: Pick<DishHeadProps, 'dish' | 'favourite' | 'onCollect'>) {
  const name = item.displayName
  return (
    <div className={item.picture === undefined ? styles.tile : styles.picture}>
      <DishPicture item={item} drawn={375} ratio={item.picture === undefined ? 0.36 : 0.72} eager />
      <span className={styles.heart}>
        <IconButton
          label={t(favourite ? 'menu.unfavourite' : 'menu.favourite', { name })}
          icon={<Heart aria-hidden="true" {...(favourite && { fill: 'currentColor' })} />}
          onClick={() => onCollect(!favourite)}
        />
      </span>
    </div>
  )
}

/** Price, texts and labels of the dish. */
export function DishHead({ dish, pricing, offers }: Pick<DishHeadProps, 'dish' | 'pricing' | 'offers'>) {
  const { item, price } = dish
  return (
    <div className={styles.words}>
      <PriceTag price={price} pricing={pricing} open={item.priceRule === 1} offer={offers[0]} />
      {offers.length > 0 && (
        <Row as="p" gap={6} wrap align="stretch" className={styles.offers}>
          {offers.map(({ name }) => (
            <Badge key={name} tone="good" icon={<BadgePercent aria-hidden="true" />}>
              {name}
            </Badge>
          ))}
        </Row>
      )}
      {item.description && (
        <Text kind="muted" className="lines">
          {item.description}
        </Text>
      )}
      <Row gap={8} wrap>
        <DishBadges dish={dish} />
        {item.kcal !== undefined && <Text kind="hint">{t('menu.kcal', { count: item.kcal })}</Text>}
      </Row>
    </div>
  )
}
