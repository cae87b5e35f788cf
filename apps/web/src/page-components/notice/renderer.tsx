import { Megaphone } from 'lucide-react'
import { type ComponentOf, MaybeLink } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import styles from './notice.module.css'

/** A one-line notice. */
export const Renderer = ({ text, link }: ComponentOf<'notice'>) => (
  <MaybeLink to={link} className={styles.notice}>
    <Megaphone aria-hidden="true" size={20} />
    <span>{localize(text)}</span>
  </MaybeLink>
)
