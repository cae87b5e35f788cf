import type { DishChoice, StockMap } from '@comanda/domain/menu'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { joinWithComma, showNumber, t } from '../../../platform/i18n/index.ts'
import type { ShownMenu } from '../api.ts'
import type { Dish } from '../dish-list/sections.ts'
import { lastChoiceOf } from './last-choice.ts'
import styles from './last-time.module.css'
import type { GroupView } from './option-views.ts'
import type { Choosing } from './use-choice.ts'

interface LastTimeProps {
  dish: Dish
  menu: ShownMenu
  stock: StockMap
  form: Choosing
}

/** Offers the choice of last time with its options, until it is taken. MENU-11 */
export function LastTime({ dish, menu, stock, form }: LastTimeProps) {
  const [last, setLast] = useState(() => lastChoiceOf(menu.index, dish.item, stock, form.choice))
  if (!last) return null
  const take = () => {
    form.setChoice(last)
    setLast(undefined)
  }
  return (
    <button type="button" className={styles.last} onClick={take}>
      <RotateCcw aria-hidden="true" />
      <span>
        <strong>{t('menu.lastTime')}</strong>
        {optionNames(last, form.views.all)}
      </span>
    </button>
  )
}

/** Names of the chosen options, as one phrase. */
function optionNames(choice: DishChoice, groups: readonly GroupView[]): string {
  const counts = new Map<string, number>([
    [choice.unitId, 1],
    ...choice.subItems.map(one => [one.comboGroupItemId, one.quantity] as const),
    ...choice.modifiers.map(one => [one.modifierItemId, one.quantity] as const),
    ...choice.sideDishItems.map(one => [one.sideDishGroupItemId, one.quantity] as const),
  ])
  const options = groups.flatMap(group => group.options)
  const named = options.flatMap(({ id, name }) => {
    const count = counts.get(id) ?? 0
    return count > 1 ? [`${showNumber(count)} × ${name}`] : count === 1 ? [name] : []
  })
  return joinWithComma([...new Set(named)])
}
