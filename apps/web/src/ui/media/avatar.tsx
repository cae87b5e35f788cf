import type { CSSProperties } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** Selects the background colour. */
  look: number
  size?: 'small' | 'large'
}

const LOOKS = 12

/** The first letter of a name on a coloured circle. Hidden from screen readers: the caller shows or announces the name. */
export const Avatar = ({ name, look, size = 'small' }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={styles.avatar}
    data-size={size}
    style={{ '--hue': `${Math.round(((look % LOOKS) * 360) / LOOKS)}` } as CSSProperties}
  >
    {[...name][0]?.toUpperCase()}
  </span>
)
