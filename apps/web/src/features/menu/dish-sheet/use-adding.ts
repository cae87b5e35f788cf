import type { LineChoice } from '@comanda/domain/cart'
import { type RefObject, useRef, useState } from 'react'
import type { Dish } from '../sections.ts'
import { lineOf } from './line-of.ts'
import { problemText } from './problem-text.ts'
import type { Choosing } from './use-choice.ts'

/** Scrolls to a group and focuses it. */
function showGroup(body: RefObject<HTMLDivElement | null>, groupId: string): void {
  const group = body.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`)
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/**
 * Adds the choice to the cart: from the first attempt on problems are shown, and each attempt scrolls to the first one.
 */
export function useAdding(dish: Dish, choosing: Choosing, onAdd: (choice: LineChoice) => void) {
  const [submitted, setSubmitted] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const shown = choosing.problem && problemText(choosing.problem, choosing.views.all)
  return {
    body,
    problem: submitted ? shown : undefined,
    /** Returns whether the choice was added. */
    add(): boolean {
      setSubmitted(true)
      if (shown) showGroup(body, shown.groupId)
      else onAdd(lineOf(dish, choosing.choice, choosing.amounts.count, choosing.remark))
      return !shown
    },
  }
}
