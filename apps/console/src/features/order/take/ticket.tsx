import { detailOf } from '@comanda/domain/cart'
import { type Currency, plainLocalizer } from '@comanda/domain/money'
import { currentLocale, showMoney, t } from '@comanda/web/i18n'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { LineSheet } from './line-sheet.tsx'
import { amountOf, asCartItem, type Chosen, type StoreMenu, withChanged } from './order-menu.ts'
import styles from './order.module.css'

interface TicketProps {
  menu: StoreMenu
  list: readonly Chosen[]
  currency: Currency
  /** Whether the dishes go to a table, and so to seats and in courses. */
  isAtTable: boolean
  onList: (list: Chosen[]) => void
}

/** The dishes for the kitchen, with their quantities; a line opens its note, seat and course. */
export function Ticket({ menu, list, currency, isAtTable, onList }: TicketProps) {
  const [open, setOpen] = useState<number>()
  const opened = open === undefined ? undefined : list[open]
  const localize = plainLocalizer(currentLocale().id)
  const to = (at: number, by: number) =>
    onList(
      list.flatMap((it, i) => (i !== at ? [it] : it.quantity + by > 0 ? [{ ...it, quantity: it.quantity + by }] : [])),
    )
  return (
    <>
      <ul className={styles.ticket} aria-label={t('floor.order.chosen')}>
        {list.map((one, at) => {
          const { item } = one.place
          const by = Math.max(1, item.saleSettings.saleStep)
          const least = Math.max(1, item.saleSettings.saleMin)
          return (
            <li key={JSON.stringify(asCartItem({ ...one, quantity: 1 }))} className={styles.option}>
              <button type="button" className={styles.lineName} onClick={() => setOpen(at)}>
                {item.displayName}
                <Text as="span" kind="muted">
                  {' '}
                  {detailOf(menu.index, item, asCartItem(one), localize)}
                </Text>
                <Text as="span" kind="muted">
                  {' '}
                  {showMoney(amountOf(menu, one), currency)}
                </Text>
                <PlaceOfLine line={one} />
              </button>
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
      {opened && open !== undefined && (
        <LineSheet
          line={opened}
          isAtTable={isAtTable}
          onClose={() => setOpen(undefined)}
          onSave={line => {
            onList(withChanged(list, open, line))
            setOpen(undefined)
          }}
        />
      )}
    </>
  )
}

/** The course and the seat of a line. COUNTER-2 */
function PlaceOfLine({ line: { course, seat } }: { line: Chosen }) {
  const parts = [
    ...(course === undefined ? [] : [t('kitchen.course', { number: course })]),
    ...(seat === undefined ? [] : [t('kitchen.seat', { number: seat })]),
  ]
  return parts.length === 0 ? null : (
    <Text as="span" kind="muted">
      {' '}
      {parts.join(' · ')}
    </Text>
  )
}
