import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
}

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  /** One tab below the other; up and down move between them too. */
  upright?: boolean
  onChoose: (id: Id) => void
  /** Content of the selected tab. */
  children: ReactNode
}

/** Tabs with one visible panel. Arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, chosen, upright, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Scroll the selected tab into view without scrolling the page, which may be far below the tabs.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector(`[data-tab="${CSS.escape(chosen)}"]`)?.getBoundingClientRect()
    if (!row || !tab) return
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right)
  }, [chosen])
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = {
      ArrowLeft: forward === 'ArrowLeft' ? 1 : -1,
      ArrowRight: forward === 'ArrowRight' ? 1 : -1,
      ...(upright && { ArrowUp: -1, ArrowDown: 1 }),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(tab => tab.id === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        className={classNames(styles.tabs, upright && styles.upright)}
        role="tablist"
        aria-label={label}
        {...(upright && { 'aria-orientation': 'vertical' as const })}
        onKeyDown={keys}
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </div>
    </>
  )
}
