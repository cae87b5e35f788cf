import type { CSSProperties } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** Which of the looks; each has a colour of its own. */
  look: number
  size?: 'small' | 'large'
}

const LOOKS = 12

/** A person's sign: the first letter of the name on a colour. The name itself stands beside it, or is said by who shows it. */
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
