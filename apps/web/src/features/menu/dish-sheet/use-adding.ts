import type { LineChoice } from '@comanda/domain/cart'
import { type ModifierChoice, tidyChoice } from '@comanda/domain/menu'
import { type RefObject, useRef, useState } from 'react'
import type { Dish } from '../sections.ts'
import { problemWords } from './problem-words.ts'
import type { Choosing } from './use-choice.ts'

/** Brings a group into sight and puts the focus into it. */
function showGroup(body: RefObject<HTMLDivElement | null>, groupId: string): void {
  const group = body.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`)
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** An option with what was chosen of the dish it nests. */
const own = <O extends { modifiers?: readonly ModifierChoice[] }>({ modifiers, ...option }: O) => ({
  ...option,
  ...(modifiers && { modifiers: [...modifiers] }),
})

/** What was chosen as a line of the cart. */
function lineOf({ item, place }: Dish, { choice, count }: Choosing, remark: string): LineChoice {
  const tidy = tidyChoice(item, choice)
  return {
    foodId: item.foodId,
    ...place,
    ...tidy,
    modifiers: [...tidy.modifiers],
    subItems: tidy.subItems.map(own),
    sideDishItems: tidy.sideDishItems.map(own),
    quantity: count,
    remark: remark.trim(),
  }
}

/** Adding what was chosen: what is wrong is said from the first try on, and the guest is led there at each. */
export function useAdding(dish: Dish, choosing: Choosing, onAdd: (choice: LineChoice) => void) {
  const [tried, setTried] = useState(false)
  const [remark, setRemark] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const shown = choosing.problem && problemWords(choosing.problem, choosing.views.all)
  return {
    body,
    remark,
    setRemark,
    problem: tried ? shown : undefined,
    /** Answers whether it went into the cart. */
    add(): boolean {
      setTried(true)
      if (shown) showGroup(body, shown.groupId)
      else onAdd(lineOf(dish, choosing, remark))
      return !shown
    },
  }
}
