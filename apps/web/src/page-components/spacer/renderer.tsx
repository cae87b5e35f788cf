import type { ComponentOf } from '../../features/decoration/index.ts'
import styles from './spacer.module.css'

/** Empty space. */
export const Renderer = ({ size }: ComponentOf<'spacer'>) => <div className={styles[size]} aria-hidden="true" />
