import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import styles from './category-bar.module.css'
import type { Section } from '../dish-list/sections.ts'

interface CategoryBarProps {
  sections: readonly Pick<Section, 'id' | 'title'>[]
  active: string | undefined
  onGo: (id: string) => void
}

const step: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function bringIntoMiddle(row: HTMLElement | null, id: string): void {
  const button = row?.querySelector<HTMLElement>(`[data-go="${CSS.escape(id)}"]`)
  if (!row || !button) return
  const seen = row.getBoundingClientRect()
  const { left, width } = button.getBoundingClientRect()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({ left: left + width / 2 - seen.left - seen.width / 2, behavior: calm ? 'instant' : 'smooth' })
}

/**
 * Row of categories that follows the scroll position. One of them is in the tab order; arrow keys move the focus, Enter
 * scrolls there.
 */
export function CategoryBar({ sections, active, onGo }: CategoryBarProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // In the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => bringIntoMiddle(list.current, active ?? ''))
    return () => cancelAnimationFrame(frame)
  }, [active])
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = step[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-go]')]
    const at = buttons.findIndex(button => button === document.activeElement)
    buttons[(at + (rtl ? -by : by) + buttons.length) % buttons.length]?.focus()
  }
  return (
    <nav className={styles.nav} aria-label={t('menu.categories')} onKeyDown={keys}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              data-go={id}
              className={styles.category}
              aria-current={id === active || undefined}
              tabIndex={id === active ? 0 : -1}
              onClick={() => onGo(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
