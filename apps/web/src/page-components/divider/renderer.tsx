import type { CSSProperties } from 'react'
import type { ComponentOf } from '../../features/decoration/index.ts'
import styles from './divider.module.css'

const borders = { solid: 'solid', dashed: 'dashed', dots: 'dotted' } as const

/** A line. */
export const Renderer = ({ line }: ComponentOf<'divider'>) => (
  <hr className={styles.divider} style={{ '--line-style': borders[line] } as CSSProperties} />
)
