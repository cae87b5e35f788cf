import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

interface QrCodeProps {
  text: string
  /** Accessible name: what the code contains. */
  label: string
}

/** A QR code, dark on white in every theme, as scanners require. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 0 })
    const cells = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentcolor" />
    </svg>
  )
}
