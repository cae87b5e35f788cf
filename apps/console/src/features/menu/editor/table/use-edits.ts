import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { notify, toast } from '@comanda/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDraft } from '../../../../forms/state/use-draft.ts'
import { send } from '../../../../platform/send.ts'
import { newDish } from '../new-entries.ts'
import { type Dish, draftKey, type EditorProps, entryKey, type MenuDraft } from '../queries.ts'
import { useMove } from '../use-move.ts'
import {
  type CellContext,
  type Column,
  cellText,
  columns,
  editedDish,
  groupNamed,
  groupOf,
  type RowEdits,
  type RowResult,
} from './cells.ts'

interface Edits {
  /** Typed texts by dish. */
  rows: Record<string, RowEdits>
  /** Dishes that a pasted table added. */
  added: Dish[]
}

const NONE: Edits = { rows: {}, added: [] }

/** A pasted table from the cell at which it was pasted. */
interface Paste {
  /** The dishes in the order they are shown. */
  order: readonly Dish[]
  at: number
  column: Column
  cells: readonly (readonly string[])[]
}

/** Saves the changed dishes, all or none, then moves those whose group was changed. */
function useSaving({ shopId, draft }: EditorProps, rows: Edits['rows'], onSaved: () => void) {
  const client = useQueryClient()
  const move = useMove(shopId)
  const groupIn = (foodId: string) => groupNamed(draft, rows[foodId]?.group ?? '')?.menuGroupId
  return useMutation({
    mutationFn: (results: ReadonlyMap<string, RowResult>) =>
      send(calls.saveDishes, {
        shopId,
        dishes: [...results].map(([foodId, { dish }]) => ({
          mark: draft.marks[entryKey('dish', foodId)] ?? '',
          dish,
          menuGroupId: groupIn(foodId) ?? '',
        })),
      }),
    onSuccess(_answer, results) {
      for (const foodId of results.keys()) {
        const [from, to] = [groupOf(draft, foodId), groupIn(foodId)]
        const isKnown = draft.marks[entryKey('dish', foodId)] !== undefined
        if (isKnown && to !== undefined && to !== from) move({ what: 'dish', id: foodId, from, to, before: '' })
      }
      onSaved()
      toast(t('menuEdit.gridSaved'))
    },
    onError: error => notify({ shows: 'toast', tone: 'error', message: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: draftKey(shopId) }),
  })
}

/** The dishes of the draft, then those that a pasted table added. */
const dishesOf = ({ document }: MenuDraft, added: readonly Dish[]): Dish[] => {
  const known = new Set(document.items.map(item => item.foodId))
  return [...document.items, ...added.filter(dish => !known.has(dish.foodId))]
}

/** The rows with the cells of a pasted table; columns beyond the last one are dropped. */
function pastedRows(rows: Edits['rows'], all: readonly Dish[], { at, column, cells }: Paste): Edits['rows'] {
  const start = columns.indexOf(column)
  const next = { ...rows }
  for (const [nth, texts] of cells.entries()) {
    const dish = all[at + nth]
    if (!dish) continue
    const typed = texts.flatMap((text, shift) => {
      const one = columns[start + shift]
      return one ? [[one, text] as const] : []
    })
    next[dish.foodId] = { ...next[dish.foodId], ...Object.fromEntries(typed) }
  }
  return next
}

/** The typed cells of the table, kept until they are saved. */
export function useEdits({ shopId, draft }: EditorProps, context: CellContext) {
  const { value, change } = useDraft<Edits>(`menu/${shopId}/table/edits`, NONE)
  const { rows, added } = value
  const dishes = useMemo(() => dishesOf(draft, added), [draft, added])
  const results = useMemo(
    () =>
      new Map(
        dishes
          .filter(dish => rows[dish.foodId] !== undefined)
          .map(dish => [dish.foodId, editedDish(dish, rows[dish.foodId] ?? {}, context)] as const),
      ),
    [dishes, rows, context],
  )
  const discard = () => change(NONE)
  const saving = useSaving({ shopId, draft }, rows, discard)
  return {
    dishes,
    rows,
    results,
    count: results.size,
    wrong: [...results.values()].some(({ errors }) => Object.keys(errors).length > 0),
    busy: saving.isPending,
    save: () => saving.mutate(results),
    discard,
    /** Changes cells; a cell with the text it had is not changed any more. */
    set(dish: Dish, cells: RowEdits) {
      const next = { ...rows[dish.foodId], ...cells }
      for (const column of columns) if (next[column] === cellText(dish, column, context)) delete next[column]
      const { [dish.foodId]: _, ...others } = rows
      change({ added, rows: Object.keys(next).length === 0 ? others : { ...rows, [dish.foodId]: next } })
    },
    paste(paste: Paste) {
      const { order, at, cells } = paste
      const missing = Math.max(0, at + cells.length - order.length)
      const more = Array.from({ length: missing }, () => newDish(dishes[0]?.taxIds ?? []))
      change({ rows: pastedRows(rows, [...order, ...more], paste), added: [...added, ...more] })
    },
  }
}
