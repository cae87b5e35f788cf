import { bill as calls } from '@comanda/contract/bill'
import { detailOf } from '@comanda/domain/cart'
import { type MenuItem, isPlainDish, startingChoice, unitAmountOf } from '@comanda/domain/menu'
import { type Currency, money, plainLocalizer, times } from '@comanda/domain/money'
import { currentLocale, showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { SearchField } from '@comanda/web/ui/controls/search-field.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import type { Table } from '../../table/queries.ts'
import { type Bill, useBillStep } from '../../bill/queries.ts'
import { OrderDish } from './dish-step.tsx'
import { asCartItem, type Chosen, type Place, type TableMenu, useTableMenu } from './order-menu.ts'
import styles from './order.module.css'
import { StoredNotice } from '../../../forms/sheet-form.tsx'
import { useDraft } from '../../../forms/use-draft.ts'
import { QueryError } from '../../../ui/loaded.tsx'
import { ActionSheet } from '../../../ui/action-sheet.tsx'

interface OrderSheetProps {
  shopId: number
  table: Table
  /** The bill of the order; if the table has none, one is started. */
  bill: Bill | undefined
  currency: Currency
  onClose: () => void
}

const sameDish = (a: Chosen, b: Chosen): boolean =>
  JSON.stringify(asCartItem({ ...a, quantity: 1 })) === JSON.stringify(asCartItem({ ...b, quantity: 1 }))

/** A list with one more: the same choice meets in one line. */
const withOne = (list: readonly Chosen[], one: Chosen): Chosen[] => {
  const at = list.findIndex(other => sameDish(other, one))
  return at < 0
    ? [...list, one]
    : list.map((it, i) => (i === at ? { ...it, quantity: it.quantity + one.quantity } : it))
}

/** Staff order for a table: menu with search, chosen dishes, and sending to the kitchen. ORDER-3 */
export function OrderSheet({ shopId, table, bill, currency, onClose }: OrderSheetProps) {
  const query = useTableMenu(shopId)
  const draft = useDraft(`tables/${shopId}/${table.tableId}`, { list: [] as Chosen[], remark: '' })
  const { list, remark } = draft.value
  const setList = (next: Chosen[]) => draft.change({ list: next, remark })
  const step = useBillStep(shopId, () => {
    draft.drop()
    toast(t('floor.order.sent'))
    onClose()
  })
  const menu = query.data
  const amount = menu ? sumOf(menu, list) : money(0)
  const count = list.reduce((all, { quantity }) => all + quantity, 0)
  const input = {
    shopId,
    tableId: table.tableId,
    ...(bill && { billId: bill.billId }),
    cartItems: list.map(asCartItem),
    remark: remark.trim(),
  }
  return (
    <ActionSheet
      title={t('floor.order.title', { name: table.tableName })}
      onClose={onClose}
      action={t('floor.order.send', { count, amount: showMoney(amount, currency) })}
      ready={count > 0}
      busy={step.isPending}
      onAction={() => step.mutate({ call: calls.addTableRound, input })}
    >
      {query.isPending && <Skeleton height={320} />}
      {!menu && query.error && <QueryError query={query} />}
      {menu && (
        <div className={styles.order}>
          <StoredNotice {...draft} />
          {/* At the top, unaffected by the chosen dishes, so that the next tap hits its target. */}
          <Picker menu={menu} list={list} currency={currency} onAdd={one => setList(withOne(list, one))} />
          {list.length > 0 && <Ticket menu={menu} list={list} currency={currency} onList={setList} />}
          {list.length > 0 && (
            <Field label={t('floor.order.remark')} optional>
              <TextInput
                value={remark}
                maxLength={200}
                onChange={event => draft.change({ list, remark: event.target.value })}
              />
            </Field>
          )}
        </div>
      )}
    </ActionSheet>
  )
}

const amountOf = ({ index }: TableMenu, { place, choice, quantity }: Chosen) =>
  times(unitAmountOf(index, place.item, choice, { member: false }), quantity)

const sumOf = (menu: TableMenu, list: readonly Chosen[]) =>
  money(list.reduce((all, one) => all + amountOf(menu, one), 0))

interface TicketProps {
  menu: TableMenu
  list: readonly Chosen[]
  currency: Currency
  onList: (list: Chosen[]) => void
}

/** The dishes for the kitchen, with their quantities. */
function Ticket({ menu, list, currency, onList }: TicketProps) {
  const localize = plainLocalizer(currentLocale().id)
  const to = (at: number, by: number) =>
    onList(
      list.flatMap((it, i) => (i !== at ? [it] : it.quantity + by > 0 ? [{ ...it, quantity: it.quantity + by }] : [])),
    )
  return (
    <ul className={styles.ticket} aria-label={t('floor.order.chosen')}>
      {list.map((one, at) => {
        const { item } = one.place
        const by = Math.max(1, item.saleSettings.saleStep)
        const least = Math.max(1, item.saleSettings.saleMin)
        return (
          <li key={JSON.stringify(asCartItem({ ...one, quantity: 1 }))} className={styles.option}>
            <span>
              {item.displayName}
              <Text as="span" kind="muted">
                {' '}
                {detailOf(menu.index, item, asCartItem(one), localize)}
              </Text>
              <Text as="span" kind="muted">
                {' '}
                {showMoney(amountOf(menu, one), currency)}
              </Text>
            </span>
            <Stepper
              name={item.displayName}
              value={one.quantity}
              onAdd={() => to(at, by)}
              onTake={() => to(at, one.quantity - by < least ? -one.quantity : -by)}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface PickerProps {
  menu: TableMenu
  list: readonly Chosen[]
  currency: Currency
  onAdd: (chosen: Chosen) => void
}

/** The dishes of the menu by group, or the search results; a dish without options is added by one tap. */
function Picker({ menu, list, currency, onAdd }: PickerProps) {
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
      <ul className={styles.dishes}>
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
      </ul>
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
    <span>{item.displayName}</span>
    <Text as="span" kind="muted">
      {item.onSale ? showMoney(item.units[0]?.price ?? item.price, currency) : t('console.soldOut')}
    </Text>
    {chosen > 0 && <b className={styles.count}>{chosen}×</b>}
  </button>
)
