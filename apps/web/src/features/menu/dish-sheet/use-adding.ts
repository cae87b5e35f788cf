import type { LineChoice } from '@comanda/domain/cart'
import { type RefObject, useRef, useState } from 'react'
import type { useCloseSheet } from '../../../ui/overlays/sheet.tsx'
import type { Dish } from '../dish-list/sections.ts'
import { lineOf } from './line-of.ts'
import { problemText } from './problem-text.ts'
import type { Choosing } from './use-choice.ts'

/** Scrolls to a group and focuses it. */
function showGroup(body: RefObject<HTMLDivElement | null>, groupId: string): void {
  const group = body.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`)
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

interface AddTo {
  onAdd: (choice: LineChoice) => void
  /** Whether the cart stores a change by itself; else the page holds it, and a page that is left must have it at once. CART-8 */
  isCartLoaded: boolean
}

/**
 * Adds the choice to the cart: from the first attempt on problems are shown, and each attempt scrolls to the first one.
 */
export function useAdding(dish: Dish, form: Choosing, { onAdd, isCartLoaded }: AddTo) {
  const [submitted, setSubmitted] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const shown = form.problem && problemText(form.problem, form.views.all)
  return {
    body,
    problem: submitted ? shown : undefined,
    /** Adds the choice and closes the sheet. */
    add(close: ReturnType<typeof useCloseSheet>) {
      if (shown) {
        setSubmitted(true)
        return showGroup(body, shown.groupId)
      }
      const { item } = dish
      const { choice } = form
      const put = () => {
        // Without a network it is not stored, and nothing else depends on it.
        import('./last-choice.ts').then(({ noteChoice }) => noteChoice(item, choice)).catch(() => {})
        onAdd(lineOf(dish, choice, form.amounts.count, form.remark))
      }
      // On a slow phone the cart takes longer to compute than a frame.
      if (isCartLoaded) return close(put)
      put()
      close()
    },
  }
}
