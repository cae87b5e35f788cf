import type { LineChoice } from '@comanda/domain/cart'
import { type RefObject, useRef, useState } from 'react'
import type { Dish } from '../sections.ts'
import { lineOf } from './line-of.ts'
import { problemWords } from './problem-words.ts'
import type { Choosing } from './use-choice.ts'

/** Brings a group into sight and puts the focus into it. */
function showGroup(body: RefObject<HTMLDivElement | null>, groupId: string): void {
  const group = body.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`)
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** Adding what was chosen: what is wrong is said from the first try on, and the guest is led there at each. */
export function useAdding(dish: Dish, choosing: Choosing, onAdd: (choice: LineChoice) => void) {
  const [tried, setTried] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const shown = choosing.problem && problemWords(choosing.problem, choosing.views.all)
  return {
    body,
    problem: tried ? shown : undefined,
    /** Answers whether it went into the cart. */
    add(): boolean {
      setTried(true)
      if (shown) showGroup(body, shown.groupId)
      else onAdd(lineOf(dish, choosing.choice, choosing.amounts.count, choosing.remark))
      return !shown
    },
  }
}
