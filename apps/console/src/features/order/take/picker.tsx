import { type MenuItem, isPlainDish, startingChoice } from '@comanda/domain/menu'
import type { Currency } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { SearchField } from '@comanda/web/ui/controls/search-field.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { OrderDish } from './dish-step.tsx'
import type { Chosen, Place, StoreMenu } from './order-menu.ts'
import styles from './order.module.css'

/** Where the server serves the pictures of dishes. */
const PICTURES = '/media'

interface PickerProps {
  menu: StoreMenu
  list: readonly Chosen[]
  currency: Currency
  onAdd: (chosen: Chosen) => void
}

/** Every dish of the menu by its group, or what is searched for; a plain one is chosen at a tap. */
export function Picker({ menu, list, currency, onAdd }: PickerProps) {
  const [text, setText] = useState('')
  const [group, setGroup] = useState(menu.groups[0]?.menuGroupId ?? '')
  const [open, setOpen] = useState<Place>()
  const places = text.trim() === '' ? (menu.groups.find(it => it.menuGroupId === group)?.places ?? []) : menu.find(text)
  const take = (place: Place) => {
    if (!isPlainDish(place.item)) return setOpen(place)
    const quantity = Math.max(1, place.item.saleSettings.saleMin)
    onAdd({ place, choice: startingChoice(menu.index, place.item), quantity, remark: '' })
  }
  return (
    <>
      <SearchField value={text} onChange={setText} label={t('floor.order.search')} />
      {text.trim() === '' && (
        <div className={styles.chips} role="group" aria-label={t('floor.order.groups')}>
          {menu.groups.map(({ menuGroupId, name }) => (
            <Chip key={menuGroupId} pressed={menuGroupId === group} onPress={() => setGroup(menuGroupId)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {places.length === 0 && <Text kind="muted">{t('floor.order.none')}</Text>}
      <Grid as="ul" columns="repeat(auto-fill, minmax(150px, 1fr))" gap={8}>
        {places.map(place => (
          <li key={`${place.menuId} ${place.menuGroupId} ${place.item.foodId}`}>
            <Dish
              item={place.item}
              chosen={countOf(list, place.item)}
              currency={currency}
              onPress={() => take(place)}
            />
          </li>
        ))}
      </Grid>
      {open && (
        <OrderDish menu={menu} place={open} currency={currency} onAdd={onAdd} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** How many of a dish are chosen, however they are made. */
const countOf = (list: readonly Chosen[], { foodId }: MenuItem<string>): number =>
  list.reduce((all, { place, quantity }) => all + (place.item.foodId === foodId ? quantity : 0), 0)

interface DishProps {
  item: MenuItem<string>
  chosen: number
  currency: Currency
  onPress: () => void
}

const Dish = ({ item, chosen, currency, onPress }: DishProps) => (
  <button type="button" className={styles.dish} disabled={!item.onSale} onClick={onPress}>
    {item.picture && (
      <img
        src={`${PICTURES}/${item.picture}@320.webp`}
        width={160}
        height={100}
        alt=""
        loading="lazy"
        className={styles.picture}
      />
    )}
    <span>{item.displayName}</span>
    <Allergens item={item} />
    <Text as="span" kind="muted">
      {item.onSale ? showMoney(item.units[0]?.price ?? item.price, currency) : t('console.soldOut')}
    </Text>
    {chosen > 0 && <b className={styles.count}>{chosen}×</b>}
  </button>
)

/** The allergens of a dish by name; an unknown content is said, because an empty list would mean none. */
function Allergens({ item }: { item: MenuItem<string> }) {
  if (item.allergensUnknown)
    return (
      <Text as="span" kind="muted">
        {t('take.allergensUnknown')}
      </Text>
    )
  if (item.allergens.length === 0) return null
  return (
    <Text as="span" kind="muted">
      {item.allergens.map(allergen => t(`menuEdit.allergen.${allergen}`)).join(', ')}
    </Text>
  )
}
