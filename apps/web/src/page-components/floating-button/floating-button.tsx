import { type ComponentOf, icons } from '../../features/decoration/index.ts'
import { localize } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import styles from './floating-button.module.css'

/** A button above the tabs, or beside the page where there is room. It stays while the page scrolls. */
export const FloatingButton = ({ icon, title, link }: ComponentOf<'floatingButton'>) => (
  <div className={styles.strip}>
    <Link to={link} className={styles.floating}>
      <span className={styles.icon} aria-hidden="true">
        {icons[icon]}
      </span>
      {localize(title)}
    </Link>
  </div>
)
