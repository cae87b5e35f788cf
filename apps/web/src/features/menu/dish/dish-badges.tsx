import type { DietMatch } from '@comanda/domain/menu'
import type { MessageKey } from '@comanda/messages'
import { Crown, Flame, Leaf, Sprout } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { Badge } from '../../../ui/controls/chip.tsx'
import styles from './dish-badges.module.css'
import type { Dish } from '../dish-list/sections.ts'

const TAGS = new Set(['new', 'signature', 'popular', 'seasonal', 'share', 'value', 'kids'])

/** Text of a predefined tag; a tag made by the store is shown as written. */
const tagText = (tag: string): string => (TAGS.has(tag) ? t(`menu.tag.${tag}` as MessageKey) : tag)

interface DishBadgesProps {
  dish: Dish
  fit?: DietMatch | undefined
}

const dietOf = ({ diets }: Dish['item']) =>
  diets.includes('vegan') ? 'vegan' : diets.includes('vegetarian') ? 'vegetarian' : undefined

const Spicy = ({ level }: { level: number }) => (
  <span className={styles.spicy} role="img" aria-label={t('menu.spicy', { level })}>
    {Array.from({ length: level }, (_, i) => (
      <Flame key={i} aria-hidden="true" />
    ))}
  </span>
)

const DietBadge = ({ diet }: { diet: 'vegan' | 'vegetarian' }) => (
  <span className={styles.diet} role="img" aria-label={t(`diet.${diet}`)}>
    {diet === 'vegan' ? <Sprout aria-hidden="true" /> : <Leaf aria-hidden="true" />}
  </span>
)

/** Label of items only members can order. LOGIN-10 */
export const MembersOnly = () => (
  <Badge tone="accent" icon={<Crown aria-hidden="true" />}>
    {t('menu.membersOnly')}
  </Badge>
)

/**
 * Labels of a dish: rank in the hot list, members only, tags, spiciness, vegan and vegetarian, and whether a diet
 * depends on the choices. MENU-5
 */
export function DishBadges({ dish: { item, membersOnly, rank }, fit }: DishBadgesProps) {
  const diet = dietOf(item)
  const badges = [
    rank && (
      <Badge key="rank" tone="accent">
        {t('menu.rank', { rank })}
      </Badge>
    ),
    membersOnly && <MembersOnly key="members" />,
    fit?.fits && fit.leaveOut.length > 0 && (
      <Badge key="fit" tone="good">
        {t('menu.fitsWithChoice')}
      </Badge>
    ),
    ...item.tags.slice(0, 2).map(tag => <Badge key={tag}>{tagText(tag)}</Badge>),
    item.spicy && <Spicy key="spicy" level={item.spicy} />,
    diet && <DietBadge key="diet" diet={diet} />,
  ].filter(Boolean)
  return badges.length > 0 ? <p className={styles.marks}>{badges}</p> : null
}
