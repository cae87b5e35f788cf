import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import styles from './reserved-height.module.css'

const MOST = 1200

function storedHeight(name: string): number {
  const height = readStored(name)
  return typeof height === 'number' && height > 0 ? Math.min(height, MOST) : 0
}

interface ReservedHeightProps {
  /** Storage key of the height. */
  name: string
  isPending: boolean
  children: ReactNode
}

/** While its content is loading, takes the height (CSS pixels) that it had on this device last, so that nothing below moves. */
export function ReservedHeight({ name, isPending, children }: ReservedHeightProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [before] = useState(() => storedHeight(name))
  useEffect(() => {
    const height = ref.current?.offsetHeight ?? 0
    if (!isPending && height !== storedHeight(name)) writeStored(name, height)
  })
  return (
    <div ref={ref} className={styles.content} style={isPending && before > 0 ? { minHeight: before } : undefined}>
      {children}
    </div>
  )
}
