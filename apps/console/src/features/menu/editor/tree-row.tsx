import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { t } from '@comanda/web/i18n'
import { classNames } from '@comanda/web/ui/class-names.ts'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { ChevronDown, ChevronRight, GripVertical, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Dish, entryKey, type Group, nameIn } from './queries.ts'
import type { TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

export interface RowProps {
  row: TreeRow
  /** The row that is edited. */
  chosen: string
  /** Dishes that are sold out now. */
  soldOut: ReadonlySet<string>
  onChoose: (key: string) => void
  onAddDish: (groupId: string) => void
}

interface MovableProps {
  row: TreeRow
  name: string
  className: string | undefined
  children: ReactNode
}

/** A row with its handle. */
function Movable({ row, name, className, children }: MovableProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
  })
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.row, className, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t('menuEdit.drag', { name })}
        className={styles.handle}
      >
        <GripVertical aria-hidden="true" size={18} />
      </button>
      {children}
    </li>
  )
}

interface GroupRowProps extends RowProps {
  group: Group
  open: boolean
  onToggle: () => void
}

/** A group: its name opens its form, the arrow shows its dishes. */
export function GroupRow({ row, group, open, chosen, onToggle, onChoose, onAddDish }: GroupRowProps) {
  const name = nameIn(group.displayName)
  const key = entryKey('group', group.menuGroupId)
  const Arrow = open ? ChevronDown : ChevronRight
  return (
    <Movable row={row} name={name} className={styles.group}>
      <IconButton
        label={t('menuEdit.openGroup', { name })}
        aria-expanded={open}
        icon={<Arrow aria-hidden="true" size={18} className={styles.arrow} />}
        onClick={onToggle}
      />
      <button type="button" className={styles.name} aria-current={chosen === key} onClick={() => onChoose(key)}>
        <span className={styles.text}>{name}</span>
        <span className={styles.count}>{group.foodIds.length}</span>
      </button>
      <IconButton
        label={t('menuEdit.addDishTo', { name })}
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={() => onAddDish(group.menuGroupId)}
      />
    </Movable>
  )
}

/** A dish of a group. */
export function DishRow({ row, dish, chosen, soldOut, onChoose }: RowProps & { dish: Dish }) {
  const name = nameIn(dish.displayName)
  const key = entryKey('dish', dish.foodId)
  const note = dish.onSale ? soldOut.has(dish.foodId) && t('menuEdit.soldOut') : t('menuEdit.offSale')
  return (
    <Movable row={row} name={name} className={styles.dish}>
      <button type="button" className={styles.name} aria-current={chosen === key} onClick={() => onChoose(key)}>
        <span className={styles.text}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </button>
    </Movable>
  )
}
