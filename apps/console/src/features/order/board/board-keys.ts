import { useEffect } from 'react'
import { columns } from './columns.ts'

const focusOn = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null
}

/** Alt+N: the oldest new order. Alt+1 to Alt+5: a column. With Alt, so that no typed letter is taken for a command. */
function onKey(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey) return
  if (document.querySelector('dialog[open]')) return
  const column = columns[Number(/^Digit([1-5])$/.exec(event.code)?.[1] ?? 0) - 1]
  const wanted =
    event.code === 'KeyN'
      ? '[data-column="new"] article button:not([aria-expanded])'
      : column && `[data-column="${column}"]`
  if (wanted && focusOn(wanted)) event.preventDefault()
}

/** The keys of the board, while it is shown. */
export function useBoardKeys(): void {
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
