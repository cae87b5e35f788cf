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
export function useAdding(dish: Dish, form: Choosing, onAdd: (choice: LineChoice) => void) {
  const [submitted, setSubmitted] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const shown = form.problem && problemText(form.problem, form.views.all)
  return {
    body,
    problem: submitted ? shown : undefined,
    /** Returns whether the choice was added. */
    add(): boolean {
      setSubmitted(true)
      if (shown) showGroup(body, shown.groupId)
      else {
        const { item } = dish
        const { choice } = form
        // Without a network it is not stored, and nothing else depends on it.
        import('./last-choice.ts').then(({ noteChoice }) => noteChoice(item, choice)).catch(() => {})
        onAdd(lineOf(dish, form.choice, form.amounts.count, form.remark))
      }
      return !shown
    },
  }
}
