import { useMemo } from 'react'
import { barWidths } from './bar-code.ts'
import styles from './code.module.css'

/** Digits as a bar code, dark on white in every theme: scanners need it so. */
export function BarCode({ digits, label }: { digits: string; label: string }) {
  const { path, wide } = useMemo(() => {
    let x = 0
    const bars = barWidths(digits).map((width, at) => {
      const bar = at % 2 === 0 ? `M${x} 0h${width}v1h-${width}z` : ''
      x += width
      return bar
    })
    return { path: bars.join(''), wide: x }
  }, [digits])
  return (
    <svg className={styles.bars} viewBox={`0 0 ${wide} 1`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path d={path} fill="currentcolor" />
    </svg>
  )
}
