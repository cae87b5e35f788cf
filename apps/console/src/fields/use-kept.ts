import { useEffect, useState } from 'react'
import { drop, keep, taken } from '../platform/shelf.ts'

interface Begun<T> {
  from: T
  value: T
}

/** What is typed in a sheet, and whether it differs from what the sheet began with. */
export interface Kept<T> {
  /** What was there when it was begun: what is saved is measured by that. */
  from: T
  value: T
  put(value: T): void
  dirty: boolean
  /** It is saved: nothing of it is kept. */
  done(): void
  /** Throws away what is typed: what stands on the server shows. */
  reset(): void
}

/**
 * What is typed in a sheet: closed and opened again it is still there, until it is saved or thrown away. `name`: `view/shopId/what`.
 */
export function useKept<T>(name: string, now: T): Kept<T> {
  const [{ from, value }, setBegun] = useState<Begun<T>>(() => taken<Begun<T>>(name) ?? { from: now, value: now })
  const dirty = JSON.stringify(value) !== JSON.stringify(from)
  useEffect(() => {
    if (dirty) keep(name, { from, value }, true)
    else drop(name)
  }, [name, dirty, from, value])
  return {
    from,
    value,
    put: next => setBegun({ from, value: next }),
    dirty,
    done: () => drop(name),
    reset: () => setBegun({ from: now, value: now }),
  }
}
