import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import styles from './reserved-height.module.css'

const MOST = 1200

function storedHeight(name: string): number {
  const height = readStored(name)
  return typeof height === 'number' && height > 0 ? Math.min(height, MOST) : 0
}

/** Reserves a height (px of the 375 px design) for content that this device has not shown yet. */
export function reserveHeight(name: string, height: number): void {
  if (storedHeight(name) > 0) return
  const probe = document.createElement('i')
  probe.style.cssText = `position:absolute;height:calc(${height} * var(--u))`
  document.body.append(probe)
  writeStored(name, probe.offsetHeight)
  probe.remove()
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
